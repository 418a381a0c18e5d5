import type { Texts } from '#core/deps.ts';
import type { Log } from '#core/log.ts';
import type { ErrorEnvelope } from '#core/platform/http/error.contract.ts';
import { SAYS } from '#core/resale/api-v2/words.pure.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#locales/languages.ts';
import type { CoreProcess } from './core-process.ts';

/** What belongs to a connection, not to the request or answer on it. Some of it fetch refuses. */
const HOP_BY_HOP = [
  ...['connection', 'content-length', 'expect', 'host', 'keep-alive', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
];

interface RemoteCoreParts {
  log: Pick<Log, 'warn'>;
  texts: Texts;
}

/**
 * The calls and pictures of a core elsewhere, passed through, so that a panel alone serves all of
 * its hosts. The core must name this panel among its trusted proxies.
 */
export function createRemoteCore(
  coreUrl: string,
  { log, texts }: RemoteCoreParts,
): CoreProcess['fetch'] {
  return async function passOn(request, { host, address, scheme, requestId = '' }) {
    const asked = new URL(request.url);
    const { pathname, search } = asked;
    const headers = new Headers(request.headers);
    for (const name of HOP_BY_HOP) headers.delete(name);
    if (host) headers.set('x-forwarded-host', host);
    if (address) headers.set('x-forwarded-for', address);
    if (scheme) headers.set('x-forwarded-proto', scheme);
    if (requestId) headers.set('x-request-id', requestId);
    let answer: Response;
    try {
      answer = await fetch(new URL(pathname + search, coreUrl), {
        method: request.method,
        headers,
        body: request.body,
        redirect: 'manual',
        // Node asks for this wherever a body is a stream.
        ...(request.body && { duplex: 'half' }),
      });
    } catch (error) {
      log.warn({ err: error }, 'the core did not answer');
      const headers = { 'cache-control': 'no-store', 'retry-after': '5' };
      return Response.json(unavailable(asked, texts, requestId), { status: 503, headers });
    }
    const sent = new Headers(answer.headers);
    // fetch has unpacked the body already.
    for (const name of [...HOP_BY_HOP, 'content-encoding']) sent.delete(name);
    return new Response(answer.body, { status: answer.status, headers: sent });
  };
}

const CONTRACT = /^\/api\/v2\/?$/;

/** What the core itself would say, so that a program can read it whoever has answered. */
function unavailable(
  { pathname, searchParams }: URL,
  texts: Texts,
  requestId: string,
): ErrorEnvelope | { error: string } {
  if (CONTRACT.test(pathname)) return { error: SAYS.fault };
  const locale = searchParams.get('locale');
  const language = isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
  return {
    message: texts(language, 'errors:code.unavailable'),
    statusCode: 503,
    code: 'unavailable',
    request_id: requestId,
  };
}
