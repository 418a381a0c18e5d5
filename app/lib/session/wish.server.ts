import { cookieLine } from '../http/cookie-header.ts';
import { readId } from '../http/list-query.ts';

/** What a guest wanted to mark, and what happens as soon as they are logged in. */
export interface Wish {
  leave(serviceId: number): void;
  /** What was left, once: the answer takes it away. */
  take(): number | undefined;
  /** The Set-Cookie line of what changed; undefined when nothing did. */
  cookie(): string | undefined;
}

export const WISH_COOKIE = 'wish';

/** Long enough to register and to wait for the mail. */
const LIFE_SECONDS = 3_600;

/** Only a form of ours writes the cookie, so that no link of somebody else marks anything. */
export function readWish(kept: string | undefined, secure: boolean): Wish {
  let change: string | undefined;

  function write(value: string, lifeSeconds: number): void {
    change = cookieLine(WISH_COOKIE, value, { secure, maxAge: lifeSeconds });
  }

  return {
    leave: (serviceId) => write(String(serviceId), LIFE_SECONDS),
    take() {
      if (kept === undefined) return undefined;
      write('', 0);
      return readId(kept);
    },
    cookie: () => change,
  };
}
