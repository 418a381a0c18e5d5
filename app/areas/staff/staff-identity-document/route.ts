import type { LoaderFunctionArgs } from '@remix-run/node';
import { lookAtDocument } from '#core/billing/identity-checks/staff/staff-check.operations.ts';
import { privateFile } from '#app/lib/http/private-file.server.ts';

/** A document that a customer has uploaded; the core notes down who looks at it. */
export function loader({ context: { core }, params }: LoaderFunctionArgs) {
  const { id: checkId = '', filename = '' } = params;
  return privateFile(core.file(lookAtDocument, { params: { checkId, filename } }));
}
