import { cookieLine } from '../http/cookie-header.ts';

/** What opens the cart of a guest: the core hands it out, and no script ever sees it. */
export interface CartKey {
  readonly token: string | undefined;
  keep(token: string): void;
  end(): void;
  /** The Set-Cookie line of what changed; undefined when nothing did. */
  cookie(): string | undefined;
}

interface CartKeyOptions {
  /** What the visitor's cookie holds. */
  kept: string | undefined;
  secure: boolean;
}

/** As long as the core keeps a cart that nobody changes. */
const LIFE_SECONDS = 90 * 24 * 3600;
const TOKEN = /^[\w-]{43}$/;

/** Bound to this host by its prefix, as the session is, and without it where there is no https. */
export function cartCookieName(secure: boolean): string {
  return secure ? '__Host-cart' : 'cart';
}

export function readCartKey({ kept, secure }: CartKeyOptions): CartKey {
  let token = TOKEN.test(kept ?? '') ? kept : undefined;
  let change: string | undefined;

  function write(value: string, lifeSeconds: number): void {
    change = cookieLine(cartCookieName(secure), value, { secure, maxAge: lifeSeconds });
  }

  // Whatever it is, it opens nothing, and keeps this visitor from pages that are ready.
  if (kept !== undefined && token === undefined) write('', 0);
  return {
    get token() {
      return token;
    },
    keep(given) {
      token = given;
      write(given, LIFE_SECONDS);
    },
    end() {
      token = undefined;
      write('', 0);
    },
    cookie: () => change,
  };
}
