import { randomBytes } from 'node:crypto';
import type { UsableCoupon } from '#core/pricing/coupons/find-coupon.ts';
import { refuseCoupon } from '#core/pricing/coupons/refuse-coupon.ts';
import { reserveCoupon } from '#core/pricing/coupons/use-coupon.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { StoredQuote } from './invoice.tables.ts';
import type { Deps } from '#core/deps.ts';
import type { Quote } from '#core/pricing/quote/quote.pure.ts';
import type { CardRow } from '../cards/card.store.ts';
import { isChargeable } from '../cards/card-method.ts';
import { isOffered, readAccountsFor, refuseMethod, takerIn } from '../choose-method.ts';
import type { TakenBy } from '../find-gateway.ts';
import { insertOutside } from '../outside/outside-payment.store.ts';
import { START_LEASE_MS } from '../outside/start-lease.ts';
import { pathWith } from '../path-with.ts';
import type { PaymentMethodRow } from '../payment-method.store.ts';
import { couponSource } from './coupon-source.ts';
import { insertInvoiceOrders, type InvoicedOrder } from './invoice-order.store.ts';
import { insertInvoice, type InvoiceRow } from './invoice.store.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Gateway payments are immediate; manual ones take days. */
const OPEN_MS = { gateway: 24 * HOUR_MS, byHand: 14 * 24 * HOUR_MS };

export interface InvoiceToWrite {
  instanceId: number;
  customerId: bigint;
  origin: string;
  purpose: InvoiceRow['purpose'];
  /** The amount bought or topped up, before the fee. */
  amountMicro: bigint;
  quoted: Quote;
  quote: StoredQuote;
  method: PaymentMethodRow;
  coupon: UsableCoupon | undefined;
  /** A guest must not learn whether an account has used a coupon before. */
  isGuest?: boolean;
  /** The saved card to charge through its gateway. */
  card?: CardRow | undefined;
  /** The entry that took the balance too low, for an automatic top-up. */
  automaticFor?: bigint | undefined;
  /** False where a card is charged while its customer is away; so it is for an automatic top-up. */
  isCustomerHere?: boolean;
  orders?: readonly InvoicedOrder[];
  back: { success_url?: string | undefined; cancel_url?: string | undefined };
}

/** Writes the invoice, marked as about to be started at its gateway. */
export async function writeInvoice(
  trx: Trx,
  deps: Pick<Deps, 'clock' | 'isDemo' | 'services'>,
  asked: InvoiceToWrite,
): Promise<InvoiceRow> {
  const { instanceId, customerId, method, quoted, coupon, orders = [] } = asked;
  const now = deps.clock.now();
  const taker = await requireTaker(trx, deps, asked);
  const invoice = await insertInvoice(trx, {
    instance_id: instanceId,
    customer_id: customerId,
    purpose: asked.purpose,
    status: 'open',
    payment_method_id: method.id,
    amount_micro: asked.amountMicro,
    fee_micro: quoted.feeMicro,
    total_micro: quoted.chargeMicro,
    quote: JSON.stringify(asked.quote),
    coupon_id: coupon?.id ?? null,
    automatic_for: asked.automaticFor ?? null,
    origin: asked.origin,
    created_at: now,
    expires_at: new Date(now.getTime() + (taker ? OPEN_MS.gateway : OPEN_MS.byHand)),
    updated_at: now,
  });
  if (orders.length > 0) await insertInvoiceOrders(trx, { instanceId, id: invoice.id }, orders);
  if (coupon) {
    const use = { instanceId, couponId: coupon.id, customerId, now, isGuest: asked.isGuest };
    const isReserved = await reserveCoupon(trx, { ...use, source: couponSource(invoice.id) });
    if (!isReserved) refuseCoupon();
  }
  if (taker) await announce(trx, { asked, invoice, taker, now });
  return invoice;
}

/** Who takes the payment; undefined for a manual method. A card is charged only where it is saved. */
async function requireTaker(
  trx: Trx,
  deps: Pick<Deps, 'isDemo' | 'services'>,
  { method, card }: InvoiceToWrite,
): Promise<TakenBy | undefined> {
  if (card) {
    if (await isChargeable(trx, deps, { card, method })) return card;
    return refuseMethod('recurring_payments_method_id');
  }
  const accounts = await readAccountsFor(trx, method);
  if (!isOffered(accounts, deps, method)) return refuseMethod();
  return takerIn(accounts, deps, method);
}

interface Announced {
  asked: InvoiceToWrite;
  invoice: InvoiceRow;
  taker: TakenBy;
  now: Date;
}

async function announce(trx: Trx, { asked, invoice, taker, now }: Announced): Promise<void> {
  const { back: paths, card, automaticFor, isCustomerHere } = asked;
  const back = (path: string) => pathWith(path, 'invoice', String(invoice.id));
  const leaseUntil = new Date(now.getTime() + START_LEASE_MS);
  await insertOutside(trx, {
    instance_id: invoice.instance_id,
    invoice_id: invoice.id,
    ...{ gateway: taker.gateway, account_id: taker.account_id },
    card_id: card?.id ?? null,
    is_customer_here: isCustomerHere ?? automaticFor === undefined,
    state: 'starting',
    own_reference: randomBytes(24).toString('base64url'),
    success_url: back(paths.success_url ?? '/app/add-funds/success'),
    cancel_url: back(paths.cancel_url ?? '/app/add-funds/error'),
    lease_until: leaseUntil,
    next_check_at: leaseUntil,
    created_at: now,
    updated_at: now,
  });
}
