import { cookieLine } from '../http/cookie-header.ts';

/** The visitor's session as this request carries it, and what the answer does to it. */
export interface Session {
  readonly token: string | undefined;
  /** Whether the token is old enough to be exchanged for a new one. */
  isDue(): boolean;
  start(token: string): void;
  end(): void;
  /** The Set-Cookie line of what changed; undefined when nothing did. */
  cookie(): string | undefined;
}

interface SessionOptions {
  /** What the visitor's cookie holds. */
  kept: string | undefined;
  secure: boolean;
  now: () => number;
}

const LIFE_SECONDS = 7 * 24 * 3600;
const RENEW_SECONDS = 1_200;
const KEPT = /^(\d{1,12})\.([\w-]{20,200})$/;

/**
 * Bound to this host by its prefix. Without https a browser refuses that name, and a first try on an
 * address of the local network could not log in.
 */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-session' : 'session';
}

/** The cookie holds when the token is to be renewed, and the token, which no script ever sees. */
export function readSession({ kept, secure, now }: SessionOptions): Session {
  const [, renewAt, given] = KEPT.exec(kept ?? '') ?? [];
  let token = given;
  let change: string | undefined;

  function write(value: string, lifeSeconds: number): void {
    change = cookieLine(sessionCookieName(secure), value, { secure, maxAge: lifeSeconds });
  }

  // Whatever it is, it is of no use and would be sent with every request.
  if (kept !== undefined && token === undefined) write('', 0);
  return {
    get token() {
      return token;
    },
    isDue: () => token !== undefined && now() >= Number(renewAt) * 1000,
    start(started) {
      token = started;
      write(`${Math.floor(now() / 1000) + RENEW_SECONDS}.${started}`, LIFE_SECONDS);
    },
    end() {
      token = undefined;
      write('', 0);
    },
    cookie: () => change,
  };
}
