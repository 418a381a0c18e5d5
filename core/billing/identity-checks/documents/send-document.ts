import type { Selectable } from 'kysely';
import type { IdentityDocumentsTable } from '../identity-check.tables.ts';
import { DOCUMENT_TYPES } from './document-type.pure.ts';
import { openDocument, type SealDeps } from './seal-document.ts';

/** Opened by itself it may load and run nothing, even in a browser that shows it all the same. */
const POLICY = "default-src 'none'; sandbox";

/** A document as a file: no cache keeps it, and no browser takes it for a page. */
export async function sendDocument(
  deps: SealDeps,
  {
    instance_id: instanceId,
    id,
    step,
    extension,
    salt,
    sealed,
  }: Selectable<IdentityDocumentsTable>,
): Promise<Response> {
  const bytes = await openDocument(deps, { instanceId, id }, { salt, sealed });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': DOCUMENT_TYPES[extension],
      'content-length': String(bytes.byteLength),
      'content-disposition': `attachment; filename="${step}.${extension}"`,
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
