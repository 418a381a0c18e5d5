import { parseUrl } from '#core/platform/http/parse-url.pure.ts';

/** What a page waits for that the server has not answered; a form counts more than a page. */
export type Waiting = 'nothing' | 'page' | 'form';

export interface Patience {
  /** The same function, which waits with the data of pages while the server cannot be reached. */
  around(send: typeof fetch): typeof fetch;
  waiting(): Waiting;
  watch(listener: () => void): () => void;
  /** Sends all that waits once more, as it was. */
  again(): void;
  /** Resolves once the server answers at all. */
  reach(send: typeof fetch): Promise<void>;
  /** Until the answer is called, forms fail at once: their page says by itself what happened. */
  leave(): () => void;
  /**
   * Somebody has closed the message and stays on this page. Until the answer is called, its data
   * waits without a word: the router reads it anew where a form was given up.
   */
  stay(pathname: string): () => void;
}

interface Ports {
  origin: string;
  /** Calls after a while; what it answers makes it forget. */
  later: (work: () => void) => () => void;
}

interface Held {
  isForm: boolean;
  isQuiet: boolean;
  again: () => void;
}

/** Asked for nothing but an answer. */
const PROBE = '/healthz';

/** What proxies say for a server that is away. */
const AWAY = new Set([502, 503, 504]);

/**
 * The router replaces a page by an error screen where its data or the answer to its form does not
 * come, and with the page what was entered. So a request that nobody answered waits: the page stays
 * as it is, somebody sends the very same again, with its key, and the page goes on where it was.
 */
export function createPatience({ origin, later }: Ports): Patience {
  const { hold, again, waiting, watch } = createHolder(later);
  let left = 0;
  let stayed: string | undefined;

  /** The page whose data is asked for. */
  const pageOf = (input: RequestInfo | URL): string | undefined => {
    const address = input instanceof Request ? input.url : String(input);
    const url = parseUrl(address, origin);
    const isData = url?.origin === origin && url.pathname.endsWith('.data');
    return isData ? url.pathname.slice(0, -'.data'.length) : undefined;
  };

  return {
    around: (send) => async (input, init) => {
      const isForm = (init?.method ?? 'GET').toUpperCase() !== 'GET';
      const page = pageOf(input);
      if (page === undefined || (isForm && left > 0)) return send(input, init);
      const isQuiet = !isForm && page === stayed;
      for (;;) {
        const answer = await send(input, init).catch(onlyIfLost);
        const isLost = !answer || (AWAY.has(answer.status) && !isOurs(answer));
        if (!isLost) return answer;
        if (init?.signal?.aborted) throw new DOMException('Left', 'AbortError');
        await hold({ isForm, isQuiet }, init?.signal);
      }
    },
    async reach(send) {
      for (;;) {
        const probe = send(new URL(PROBE, origin), { method: 'HEAD', cache: 'no-store' });
        const answer = await probe.catch(onlyIfLost);
        if (answer && !AWAY.has(answer.status)) return;
        await hold({ isForm: false, isQuiet: false }, undefined);
      }
    },
    ...{ waiting, watch, again },
    leave() {
      left += 1;
      return () => void (left -= 1);
    },
    stay(pathname) {
      const page = pathname.replace(/\/$/, '');
      stayed = page;
      return () => {
        if (stayed === page) stayed = undefined;
      };
    },
  };
}

function createHolder(later: Ports['later']) {
  const held = new Set<Held>();
  const listeners = new Set<() => void>();
  let shown: Waiting = 'nothing';

  function tell(): void {
    const all = [...held].filter(({ isQuiet }) => !isQuiet);
    const now = all.some(({ isForm }) => isForm) ? 'form' : all.length > 0 ? 'page' : 'nothing';
    if (now === shown) return;
    shown = now;
    for (const listener of listeners) listener();
  }

  function hold(
    { isForm, isQuiet }: Omit<Held, 'again'>,
    signal: AbortSignal | null | undefined,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        held.delete(one);
        signal?.removeEventListener('abort', leave);
        forget?.();
        tell();
        settle();
      };
      const leave = () => end(() => reject(new DOMException('Left', 'AbortError')));
      const one: Held = { isForm, isQuiet, again: () => end(resolve) };
      // What changes something is sent again by a person alone.
      const forget = isForm ? undefined : later(one.again);
      held.add(one);
      signal?.addEventListener('abort', leave);
      tell();
    });
  }

  return {
    hold,
    waiting: () => shown,
    watch(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    again() {
      for (const { again } of [...held]) again();
    },
  };
}

/** Browsers say so when nothing came back. */
function onlyIfLost(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error;
}

function isOurs({ headers }: Response): boolean {
  return (
    headers.has('x-remix-response') ||
    headers.get('content-type')?.startsWith('text/x-script') === true
  );
}
