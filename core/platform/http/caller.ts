import type { Context } from 'hono';
import { CART_TOKEN_HEADER } from './cart-header.pure.ts';
import type { Language } from '#locales/languages.ts';
import { knownTimeZone } from '#locales/moments.ts';
import { currentInstance } from './current-instance.ts';
import { saidHost } from './requested-host.ts';
import type { CoreEnv } from './core-env.ts';
import { originOf } from './request-origin.ts';
import { requestLanguage } from './request-language.ts';

/** The caller, as far as the connection shows. */
export interface Caller {
  instanceId: number;
  /** Empty when the way here does not tell. */
  address: string;
  userAgent: string;
  requestId: string;
  language: Language;
  /** In which the visitor reads times, as their browser has told a panel. */
  timeZone?: string | undefined;
  /** Where the visitor seems to be; before it is written into a mail, it is held against the hosts. */
  origin: { scheme: 'http' | 'https'; host: string };
  /** What a guest's browser keeps for a cart. */
  cartToken?: string | undefined;
}

/** How a panel hands on what a browser said. */
const TIME_ZONE_HEADER = 'x-time-zone';

const LONGEST_USER_AGENT = 300;
const LONGEST_ADDRESS = 64;

export function callerOf(c: Context<CoreEnv>): Caller {
  return {
    instanceId: currentInstance(c).id,
    address: forwarded(c, 'address', 'x-forwarded-for').slice(0, LONGEST_ADDRESS),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, LONGEST_USER_AGENT),
    requestId: c.get('requestId'),
    language: requestLanguage(c),
    timeZone: knownTimeZone(c.req.header(TIME_ZONE_HEADER)),
    origin: {
      scheme: forwarded(c, 'scheme', 'x-forwarded-proto') === 'https' ? 'https' : 'http',
      host: saidHost(c).toLowerCase(),
    },
    cartToken: c.req.header(CART_TOKEN_HEADER),
  };
}

/** What the caller of the core says; else, where the caller is trusted, the header of a panel. */
function forwarded(c: Context<CoreEnv>, name: 'address' | 'scheme', header: string): string {
  const origin = originOf(c);
  const said = origin?.trusted ? c.req.header(header)?.split(',').at(-1)?.trim() : undefined;
  return origin?.[name] ?? said ?? '';
}
