import type { LoaderFunctionArgs } from '@remix-run/node';
import { getTicketAttachment } from '#core/feedback/support/support.operations.ts';
import { privateFile } from '#app/lib/http/private-file.server.ts';

/** A file of one of the customer's tickets. */
export function loader({ context: { core }, params }: LoaderFunctionArgs) {
  const { filename = '' } = params;
  return privateFile(core.file(getTicketAttachment, { params: { filename } }));
}
