import { z } from 'zod';
import { sumOf } from '#core/money/display-amount.pure.ts';
import { cookieLine } from '../http/cookie-header.ts';
import { pagePath } from '../pages/page-path.ts';
import type { PlacedOrders, RequestedOrders } from '#core/ordering/orders/place-order.contract.ts';
import { invoice } from '#core/billing/payments/invoices/invoice.contract.ts';

/** What a guest's browser keeps of an order: nobody else can be asked, as long as it is a guest. */
const placedOrder = z.object({
  /** Nothing where only a link to the order is known. */
  email: z.string().max(320).nullable(),
  total: z.string().max(30),
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      cost: z.string().max(30),
      /** The page that shows this order to who has the link. */
      follow: z.string().max(100).nullable().default(null),
    }),
  ),
  /** How many more there are, and what they cost. */
  more: z.number(),
  moreCost: z.string().max(30).default('0'),
  payment: invoice
    .pick({ id: true, total_amount: true, payment: true })
    .extend({ payment_method: z.object({ name: z.string() }) })
    .nullable(),
  /** By which this browser says that it has paid; nothing for what is paid without a word. */
  signature: z.string().max(100).nullable().default(null),
  /** Whether it has. */
  isTold: z.boolean().default(false),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

const LIFE_SECONDS = 24 * 3600;
/** Browsers keep no more than 4096 bytes of a cookie, with its name and all. */
const MOST_BYTES = 3_600;
const MOST_LINES = 12;

/** Bound to this host by its prefix, so that no other one can put an account into it. */
const nameOf = (secure: boolean) => (secure ? '__Host-placed' : 'placed');

export function placedCookie(
  placed: RequestedOrders,
  email: string | null,
  secure: boolean,
): string {
  return cookieOf(written(placed, email), secure);
}

/** The same order, of which its guest has said now that it is paid. */
export function toldCookie(placed: PlacedOrder, secure: boolean): string {
  return cookieOf(textOf({ ...placed, isTold: true }), secure);
}

const textOf = (kept: PlacedOrder) => Buffer.from(JSON.stringify(kept)).toString('base64url');

const cookieOf = (text: string, secure: boolean) =>
  cookieLine(nameOf(secure), text, { secure, maxAge: LIFE_SECONDS });

/** What is shown of an order that was just placed. */
export function shownOrder(placed: RequestedOrders, email: string | null): PlacedOrder {
  const { payment, total, paid_signature } = placed;
  const isByHand = payment?.payment != null && payment.payment.type !== 'redirect';
  return {
    ...{ email, total },
    lines: linesOf(placed),
    ...{ more: 0, moreCost: '0' },
    payment: payment && payable(payment, true),
    signature: isByHand ? paid_signature : null,
    isTold: false,
  };
}

function linesOf({ orders, drip_feeds: feeds, follow_signatures }: RequestedOrders) {
  return orders.map(({ id, name, quantity, cost, drip_feed_id: feedId }, place) => {
    const signature = follow_signatures[place];
    const follow =
      signature === undefined
        ? null
        : pagePath('orders/followed/:id/:signature', { id, signature });
    const feed = feeds.find((one) => one.id === feedId);
    return feed
      ? { name, follow, quantity: feed.total_quantity, cost: feed.cost }
      : { name, follow, quantity, cost };
  });
}

/** With as many lines as there is room for, and without the owner's words where there is none. */
function written(placed: RequestedOrders, email: string | null) {
  const all = linesOf(placed);
  const { payment } = placed;
  for (const hasWords of [true, false]) {
    for (let count = Math.min(all.length, MOST_LINES); count >= 0; count -= 1) {
      const kept: PlacedOrder = {
        ...shownOrder(placed, email),
        lines: all.slice(0, count),
        more: all.length - count,
        moreCost: sumOf(all.slice(count).map(({ cost }) => cost)),
        payment: payment && payable(payment, hasWords),
      };
      const text = textOf(kept);
      if (text.length <= MOST_BYTES) return text;
    }
  }
  return '';
}

type Payment = NonNullable<PlacedOrders['payment']>;

function payable({ id, total_amount, payment, payment_method }: Payment, hasWords: boolean) {
  const how =
    payment === null || payment.type === 'redirect' || hasWords
      ? payment
      : { ...payment, description: null };
  return { id, total_amount, payment: how, payment_method: { name: payment_method.name } };
}

/** What was ordered last in this browser; undefined where it keeps nothing that we wrote. */
export function readPlaced(cookies: string | null, secure: boolean): PlacedOrder | undefined {
  const kept = (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${nameOf(secure)}=`));
  const text = kept?.slice(nameOf(secure).length + 1) ?? '';
  try {
    return placedOrder.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
