import type { LoaderFunctionArgs } from '@remix-run/node';
import { findDraftDocument } from '#app/areas/studio/editor/load-editor.server.ts';
import { isObject } from '#app/areas/studio/form/documents.ts';
import { findCodeFault } from '#app/lib/custom-code/code-faults.server.ts';
import { notFound } from '#app/lib/http/responses.ts';

/** The code of a draft in the frame that keeps code from everything, to be tried by its owner. */
export async function loader({ context }: LoaderFunctionArgs) {
  const document = await findDraftDocument(context, { kind: 'settings', key: 'settings' });
  const code = document?.body['customCode'];
  const source = isObject(code) ? code['source'] : undefined;
  if (typeof source !== 'string' || findCodeFault(source)) throw notFound('page');
  const { body, headers } = context.trialFrame({ source, allowedConnections: originsIn(code) });
  return new Response(body, { headers: { ...headers, 'cache-control': 'no-store' } });
}

/** Of a draft, only what its schema takes may stand in a policy. */
function originsIn(code: unknown): string[] {
  const origins = isObject(code) ? code['allowedConnections'] : undefined;
  const written = Array.isArray(origins) ? origins.filter((one) => typeof one === 'string') : [];
  return written.filter((one) => isOrigin(one));
}

const isOrigin = (origin: string) =>
  /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/.test(origin);
