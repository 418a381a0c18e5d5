import { LONGEST_LINK } from '#core/tenancy/link-rules/read-address.pure.ts';
import {
  DRIP_FEED_MODES,
  LEAST_RUNS,
  MOST_MINUTES,
  MOST_RUNS,
  type DripFeedMode,
} from './drip-feed.pure.ts';
import { NEW_LINE, type OrderLine } from './order-line.pure.ts';

/**
 * How the page of a new order starts: with the service of a sales page, with the line of an earlier
 * order, with the values of its query, or empty.
 */
export const PAGE_STATES = ['buy', 'preselected', 'query', 'standart'] as const;
export type PageState = (typeof PAGE_STATES)[number];

export const ORDER_TYPES = ['single', 'multi', 'expert', 'autopromotion'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** The `source` values of a page that sells one service, and of the button that orders again. */
export const BUY_SOURCE = 'buy_page';
export const REORDER_SOURCE = 'reorder';

/** The fields of a line that a query can set. */
export type AskedLine = Partial<
  Pick<
    OrderLine,
    | 'url'
    | 'networkId'
    | 'serviceTypeId'
    | 'serviceId'
    | 'quantity'
    | 'dripFeedMode'
    | 'isDripFeed'
    | 'numberOfRuns'
    | 'dripFeedQuantityStep'
    | 'dripFeedMinutes'
  >
>;

export interface OrderQuery {
  state: PageState;
  type: OrderType;
  source: string | undefined;
  asked: AskedLine;
  /** The line of the cart that is edited and will be replaced. */
  cartLine?: number | undefined;
}

const MOST_INT = 2_147_483_647;

/** Parses the query of the new-order page. Invalid values are ignored. */
export function parseOrderQuery(query: URLSearchParams): OrderQuery {
  const said = (name: string) => query.get(name)?.trim() || undefined;
  const whole = (name: string, [least, most]: [number, number]) => {
    const text = said(name) ?? '';
    const value = /^\d{1,10}$/.test(text) ? Number(text) : -1;
    return value >= least && value <= most ? value : undefined;
  };
  const isDripFeed = said('isDripFeed');
  const asked: AskedLine = withoutGaps<Required<AskedLine>>({
    url: linkIn(said('url')),
    networkId: whole('networkId', [1, MOST_INT]),
    serviceTypeId: whole('serviceTypeId', [1, MOST_INT]),
    serviceId: whole('serviceId', [1, MOST_INT]),
    quantity: whole('quantity', [1, MOST_INT]),
    dripFeedMode: oneOf<DripFeedMode>(DRIP_FEED_MODES, said('dripFeedMode')),
    isDripFeed: isDripFeed === 'true' || isDripFeed === '1' ? true : undefined,
    numberOfRuns: whole('numberOfRuns', [LEAST_RUNS, MOST_RUNS]),
    dripFeedQuantityStep: whole('dripFeedQuantityStep', [1, MOST_INT]),
    dripFeedMinutes: whole('dripFeedMinutes', [1, MOST_MINUTES]),
  });
  const source = /^[\w.-]{1,64}$/.exec(said('source') ?? '')?.[0];
  return {
    state: stateOf(asked, source),
    type: oneOf<OrderType>(ORDER_TYPES, said('type')) ?? 'single',
    source,
    asked,
    cartLine: whole('cartLine', [1, MOST_INT]),
  };
}

/** The reverse: the query that starts an order with this line. */
export function orderQueryOf(query: Omit<OrderQuery, 'state'>): URLSearchParams {
  const { asked, type, source, cartLine } = query;
  const said = { type: type === 'single' ? undefined : type, source, cartLine };
  const entries = Object.entries({ ...asked, ...said });
  return new URLSearchParams(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** The first line of a form opened with this query. */
export function lineOf({ asked, state }: Pick<OrderQuery, 'asked' | 'state'>): OrderLine {
  return {
    ...NEW_LINE,
    ...asked,
    isServicesFreezed: state === 'buy' || state === 'preselected',
    isReorder: state === 'preselected',
  };
}

/** The line without its preselected service, which is not available: any other can be chosen. */
export function withoutPreselected(line: OrderLine): OrderLine {
  return { ...line, serviceId: 0, preselectedServiceSlug: null, isServicesFreezed: false };
}

interface Opened {
  /** The `source` of the query. */
  source: string | undefined;
  launch: 'browser' | 'pwa' | 'pwa_ios';
  /** The form is for one fixed service. */
  isFrozenSingle: boolean;
}

/** The `source` stored with an order. */
export function orderSource({ source, launch, isFrozenSingle }: Opened): string {
  if (source !== undefined) return source;
  if (launch !== 'browser') return launch;
  return isFrozenSingle ? BUY_SOURCE : 'single_form';
}

function stateOf(asked: AskedLine, source: string | undefined): PageState {
  if (asked.serviceId !== undefined && source === BUY_SOURCE) return 'buy';
  if (asked.serviceId !== undefined && source === REORDER_SOURCE) return 'preselected';
  return Object.keys(asked).length > 0 ? 'query' : 'standart';
}

function linkIn(text: string | undefined): string | undefined {
  if (text === undefined || text.length > LONGEST_LINK) return undefined;
  return /[\s\p{Cc}]/u.test(text) ? undefined : text;
}

function oneOf<T extends string>(known: readonly T[], word: string | undefined): T | undefined {
  return known.find((candidate) => candidate === word);
}

function withoutGaps<T extends object>(value: {
  [K in keyof T]: T[K] | undefined;
}): Partial<T> {
  const said = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(said) as Partial<T>; // Nothing but the gaps is left out.
}
