import type { CoreProcess } from './core-process.ts';

/** What belongs to a connection, not to the request or answer on it. */
const HOP_BY_HOP = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

/**
 * The calls and pictures of a core elsewhere, passed through, so that a panel alone serves all of
 * its hosts. The core must name this panel among its trusted proxies.
 */
export function createRemoteCore(coreUrl: string): CoreProcess['fetch'] {
  return async function passOn(request, { host }) {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of HOP_BY_HOP) headers.delete(name);
    if (host) headers.set('x-forwarded-host', host);
    const answer = await fetch(new URL(pathname + search, coreUrl), {
      method: request.method,
      headers,
      body: request.body,
      redirect: 'manual',
      // Node asks for this wherever a body is a stream.
      ...(request.body && { duplex: 'half' }),
    });
    const sent = new Headers(answer.headers);
    // fetch has unpacked the body already.
    for (const name of [...HOP_BY_HOP, 'content-encoding']) sent.delete(name);
    return new Response(answer.body, { status: answer.status, headers: sent });
  };
}
