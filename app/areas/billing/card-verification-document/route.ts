import type { LoaderFunctionArgs } from '@remix-run/node';
import { getOwnDocument } from '#core/billing/identity-checks/identity-check.operations.ts';
import { privateFile } from '#app/lib/http/private-file.server.ts';

/** A document that the customer has uploaded, as a file. */
export function loader({ context: { core }, params }: LoaderFunctionArgs) {
  const filename = params['filename'] ?? '';
  return privateFile(core.file(getOwnDocument, { params: { filename } }));
}
