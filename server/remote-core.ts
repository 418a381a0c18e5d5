import type { Log } from '#core/log.ts';
import type { CoreProcess } from './core-process.ts';

/** What belongs to a connection, not to the request or answer on it. Some of it fetch refuses. */
const HOP_BY_HOP = [
  ...['connection', 'content-length', 'expect', 'host', 'keep-alive', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
];

/**
 * The calls and pictures of a core elsewhere, passed through, so that a panel alone serves all of
 * its hosts. The core must name this panel among its trusted proxies.
 */
export function createRemoteCore(coreUrl: string, log: Pick<Log, 'warn'>): CoreProcess['fetch'] {
  return async function passOn(request, { host, address, scheme, requestId }) {
    const { pathname, search } = new URL(request.url);
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
      const retry = { 'cache-control': 'no-store', 'retry-after': '5' };
      return new Response('Unavailable', { status: 503, headers: retry });
    }
    const sent = new Headers(answer.headers);
    // fetch has unpacked the body already.
    for (const name of [...HOP_BY_HOP, 'content-encoding']) sent.delete(name);
    return new Response(answer.body, { status: answer.status, headers: sent });
  };
}
