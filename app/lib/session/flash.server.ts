import { cookieLine } from '../http/cookie-header.ts';
import { isFlashKey, type FlashKey } from './flash.ts';

/** A message that one request leaves for the next page, by the name of its text. */
export interface Flash {
  leave(key: FlashKey): void;
  /** What was left, once: the answer takes it away. */
  take(): FlashKey | undefined;
  /** The Set-Cookie line of what changed; undefined when nothing did. */
  cookie(): string | undefined;
}

export const FLASH_COOKIE = 'flash';

/** Who does not come back at once has forgotten what it was about. */
const LIFE_SECONDS = 60;

/**
 * The cookie holds a name out of our own list and nothing else, so that whoever sets it can make
 * the panel say no more than it would anyway.
 */
export function readFlash(kept: string | undefined, secure: boolean): Flash {
  let change: string | undefined;

  function write(value: string, lifeSeconds: number): void {
    change = cookieLine(FLASH_COOKIE, value, { secure, maxAge: lifeSeconds });
  }

  return {
    leave: (key) => write(key, LIFE_SECONDS),
    take() {
      if (kept === undefined) return undefined;
      write('', 0);
      return isFlashKey(kept) ? kept : undefined;
    },
    cookie: () => change,
  };
}
