import type { LoaderFunctionArgs } from '@remix-run/node';
import { getStaffTicketAttachment } from '#core/feedback/support/staff-support.operations.ts';
import { privateFile } from '#app/lib/http/private-file.server.ts';

/** A file of a ticket. */
export function loader({ context: { core }, params }: LoaderFunctionArgs) {
  const { filename = '' } = params;
  return privateFile(core.file(getStaffTicketAttachment, { params: { filename } }));
}
