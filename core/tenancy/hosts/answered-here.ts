import type { Deps } from '#core/deps.ts';
import type { RequestOrigin } from '#core/platform/http/core-env.ts';
import {
  MOST_BYTES,
  OutboundError,
  TIMEOUT_MS,
  type Outbound,
  type OutboundAnswer,
} from '#core/platform/outbound/outbound.ts';
import { parseUrl } from '#core/platform/http/parse-url.pure.ts';
import { hasInstance } from '#core/tenancy/instances/rented-instance.ts';

interface Here extends Pick<Deps, 'db'> {
  /** Asks the core of this deployment; it is not there before it is made of what asks it. */
  fetch: (request: Request, origin: RequestOrigin) => Promise<Response>;
}

/** The contract of the trade, which is the same over the network and here. */
const TRADE = /^\/api\/v2\/?$/;

/**
 * Lets panels of one deployment order from each other without the network, which leads nowhere on a
 * machine of one's own and refuses addresses that are not public. All else goes out as before.
 */
export function answeredHere(outside: Outbound, here: Here): Outbound {
  async function isHere(text: string): Promise<boolean> {
    const url = parseUrl(text);
    if (!url || !TRADE.test(url.pathname) || url.username !== '' || url.password !== '') {
      return false;
    }
    return hasInstance(here, url.hostname);
  }

  return {
    mayAsk: async (url) => (await isHere(url)) || outside.mayAsk(url),
    async send(asked) {
      if (!(await isHere(asked.url))) return outside.send(asked);
      const { method = 'GET', headers = {}, body, timeoutMs = TIMEOUT_MS } = asked;
      const host = new URL(asked.url).hostname;
      const request = new Request(asked.url, {
        ...{ method, headers },
        ...(method === 'POST' && { body: body ?? '' }),
      });
      const answer = await inTime(here.fetch(request, { host, scheme: 'https' }), timeoutMs);
      return read(answer, asked);
    },
  };
}

/** What runs here cannot be stopped, only left behind: as over the network, it may be done all the same. */
function inTime(asked: Promise<Response>, ms: number): Promise<Response> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new OutboundError('timeout')), ms);
    asked
      .then(resolve, (error: unknown) => reject(new OutboundError('failed', error)))
      .finally(() => clearTimeout(late));
  });
}

async function read(
  answer: Response,
  { mostBytes = MOST_BYTES, isCut = false }: Parameters<Outbound['send']>[0],
): Promise<OutboundAnswer> {
  const body = Buffer.from(await answer.arrayBuffer());
  if (body.length > mostBytes && !isCut) throw new OutboundError('too_large');
  return {
    status: answer.status,
    contentType: answer.headers.get('content-type') ?? '',
    retryAfter: answer.headers.get('retry-after') ?? undefined,
    body: body.subarray(0, mostBytes),
  };
}
