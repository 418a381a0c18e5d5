import { DOCUMENT_TYPES, type DocumentExtension } from './document-type.pure.ts';
import { openDocument, type DocumentRef, type SealDeps } from './seal-document.ts';

/** Opened by itself it may load and run nothing, even in a browser that shows it all the same. */
const POLICY = "default-src 'none'; sandbox";

interface KeptDocument {
  ref: DocumentRef;
  /** What it is called as a file, without its extension: letters of ASCII. */
  name: string;
  extension: DocumentExtension;
  salt: Uint8Array;
  sealed: Uint8Array;
}

/** A document as a file: no cache keeps it, and no browser takes it for a page. */
export async function sendDocument(
  deps: SealDeps,
  { ref, name, extension, salt, sealed }: KeptDocument,
): Promise<Response> {
  const bytes = await openDocument(deps, ref, { salt, sealed });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': DOCUMENT_TYPES[extension],
      'content-length': String(bytes.byteLength),
      'content-disposition': `attachment; filename="${name}.${extension}"`,
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
