import { requireCoupon, type UsableCoupon } from '#core/pricing/coupons/find-coupon.ts';
import { refuseCoupon } from '#core/pricing/coupons/refuse-coupon.ts';
import { confirmCoupon, reserveCoupon } from '#core/pricing/coupons/use-coupon.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { runTogether } from '#core/platform/db/run-together.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { payOrders } from '#core/billing/ledger/moves/charge-order.ts';
import { formatAmount, parseAmount } from '#core/money/money.ts';
import { findPayment, quoteLines, refuseLimits, spedUp } from '#core/ordering/form/order-quote.ts';
import type { OrderTerms } from '#core/ordering/form/order-terms.ts';
import { invoiceOrders } from '#core/billing/payments/invoices/invoice-orders.ts';
import type { OrderPayment } from '#core/billing/payments/order-terms.ts';
import { partOf } from '#core/billing/payments/invoices/stored-quote.ts';
import type { Quote } from '#core/pricing/quote/quote.pure.ts';
import type { Buyer } from '#core/accounts/customers/buyer.ts';
import type { Language } from '#locales/languages.ts';
import { noteWidgetOrders, type Widget } from '#core/tenancy/widgets/require-widget.ts';
import { refuseMethodOfWidget, refuseSmall } from '#core/ordering/form/widget-terms.ts';
import { checkLines } from './check-lines.ts';
import { writeOrders } from './new-orders.ts';
import { noteOrdered } from './note-ordered.ts';
import type { DripFeedRow, OrderRow } from './order.store.ts';
import { recordOrderEvents } from './record-order-events.ts';
import type { PlaceOrderBody } from './place-order.contract.ts';
import { refuseUsedPerks } from './refuse-used-perks.ts';
import { refuseRunning } from './refuse-running.ts';

export interface Placing {
  instanceId: number;
  customerId: bigint;
  language: Language;
  /** Pays from outside only, and learns nothing of the account with this e-mail. */
  isGuest: boolean;
  /** On a test account: only tries things out. */
  isTest: boolean;
  /** Undefined if the balance is to pay. */
  origin: string | undefined;
  /** The host as the visitor used it, for mails about the order. */
  placedAt: string;
  /** Whether somebody has brought them here; undefined where it has to be looked up. */
  isReferred: boolean | undefined;
}

interface PlaceInInput {
  who: Placing;
  revision: bigint;
  buyer: Buyer;
  body: PlaceOrderBody;
  widget?: Widget | undefined;
}

export interface Placed {
  orders: OrderRow[];
  dripFeeds: DripFeedRow[];
  /** Undefined if the balance has paid. */
  invoice: Awaited<ReturnType<typeof invoiceOrders>> | undefined;
  totalMicro: bigint;
}

/** Checks, prices and writes an order, paid from the balance or by an invoice. */
export async function placeIn(trx: Trx, deps: Deps, asked: PlaceInInput): Promise<Placed> {
  const { who, body, widget } = asked;
  const { instanceId, language } = who;
  const { orders } = body;
  const checked = await checkLines(trx, deps.db, { ...asked, instanceId, language, orders });
  if (checked.terms.isOneForALink) {
    await refuseRunning(trx, { instanceId, customerId: who.customerId, lines: checked.lines });
  }
  const now = deps.clock.now();
  const { perks } = checked.terms;
  const { customerId } = who;
  await refuseUsedPerks(trx, { instanceId, customerId, lines: checked.lines, perks, now });
  const faster = withSpeedup(checked.terms);
  const lines = checked.lines.map((line) =>
    body.is_speedup || line.asked.is_speedup ? faster(line) : line,
  );
  const { method, coupon } = await findTerms(trx, deps, {
    ...{ who, body, lines },
    revision: BigInt(checked.terms.versions.rate),
  });
  const made = quoteLines(checked.terms, lines, { coupon, method });
  if (coupon && made.couponMicro === 0n) refuseCoupon();
  refuseLimits({ coupon, method }, body, made);
  refuseMethodOfWidget(widget, method, body);
  refuseSmall(widget, made);
  refuseChange(made, body);
  const isPaid = method.method.strategy === 'balance';
  const toWrite = { ...who, body, lines, made, couponId: coupon?.id, isPaid, now };
  const written = await writeOrders(trx, toWrite);
  if (widget) await noteWidgetOrders(trx, widget, written.orders);
  const placed = { ...written, totalMicro: made.chargeMicro };
  // Sent first, and answered while the orders are paid.
  const telling = recordOrderEvents({ ...deps, trx, instanceId }, 'order.created', written.orders);
  if (isPaid) {
    await runTogether([telling, payAtOnce(trx, deps, { who, widget, made, coupon, ...written })]);
    return { ...placed, invoice: undefined };
  }
  await telling;
  const toPay = written.orders.map(({ id, cost_micro: own, drip_feed_id: feedId }) => ({
    id,
    costMicro: written.dripFeeds.find((feed) => feed.id === feedId)?.cost_micro ?? own,
  }));
  invariant(who.origin !== undefined, 'whoever pays from outside has said so');
  const payer = { ...who, origin: who.origin };
  const invoice = await invoiceOrders(trx, deps, { ...payer, made, coupon, body, method, toPay });
  return { ...placed, invoice };
}

const withSpeedup =
  (terms: OrderTerms) =>
  <Line extends Parameters<ReturnType<typeof spedUp>>[0]>(line: Line): Line => ({
    ...line,
    ...spedUp(terms)(line),
  });

interface Terms {
  method: OrderPayment;
  coupon: UsableCoupon | undefined;
}

interface PaidBy extends Pick<Parameters<typeof findPayment>[2], 'lines' | 'revision'> {
  who: Placing;
  body: PlaceOrderBody;
}

async function findTerms(
  trx: Trx,
  deps: Deps,
  { who, body, lines, revision }: PaidBy,
): Promise<Terms> {
  const { instanceId } = who;
  const customerId = who.isGuest ? undefined : who.customerId;
  const { method } = await findPayment(trx, deps, {
    asking: { instanceId, customerId },
    body: { ...body, coupon_code: null },
    ...{ lines, revision },
  });
  if (!method) {
    throw new AppError('validation_failed', {
      fields: { payment_method_id: [{ code: 'required' }] },
    });
  }
  const code = body.coupon_code?.trim() ?? '';
  if (code === '') return { method, coupon: undefined };
  const now = deps.clock.now();
  return { method, coupon: await requireCoupon(trx, { instanceId, customerId, code, now }) };
}

/** A customer who has seen another total is told first; without a total, versions are compared. */
function refuseChange(
  { chargeMicro, versions: now }: Quote,
  { expected_total: expected, versions: seen }: PlaceOrderBody,
): void {
  const isOther =
    expected === undefined
      ? seen !== undefined && (seen.price !== now.price || seen.rate !== now.rate)
      : parseAmount(expected) !== chargeMicro;
  if (!isOther) return;
  throw new AppError('total_changed', { params: { total: formatAmount(chargeMicro) } });
}

interface ToPay {
  who: Placing;
  widget: Widget | undefined;
  made: Quote;
  coupon: UsableCoupon | undefined;
  checkoutId: string;
  orders: readonly OrderRow[];
  dripFeeds: readonly DripFeedRow[];
}

async function payAtOnce(trx: Trx, deps: Deps, toPay: ToPay): Promise<void> {
  const { who, widget, made, coupon, checkoutId, orders, dripFeeds } = toPay;
  const { instanceId, customerId, isReferred } = who;
  const event = { type: 'checkout', id: checkoutId };
  const now = deps.clock.now();
  if (coupon) {
    const use = { instanceId, couponId: coupon.id, customerId, source: event, now };
    if (!(await reserveCoupon(trx, use))) refuseCoupon();
    await confirmCoupon(trx, use);
  }
  const feeds = new Map(dripFeeds.map(({ id, cost_micro: micro }) => [id, micro]));
  const inLedger = { ...deps, trx, instanceId };
  const paying = payOrders(inLedger, {
    customerId,
    event,
    charges: orders.map(({ id, cost_micro: own, drip_feed_id: dripFeedId }) => ({
      orderId: id,
      dripFeedId,
      amountMicro: dripFeedId === null ? own : (feeds.get(dripFeedId) ?? own),
    })),
    feeMicro: made.feeMicro,
    coupon: coupon && {
      id: BigInt(coupon.id),
      cashbackMicro: partOf(made.credits, 'cashback'),
    },
    actor: { kind: 'customer', id: customerId },
  });
  // Both are undone if the balance does not reach.
  const known = { isReferred, isOfWidget: widget !== undefined };
  await runTogether([paying, noteOrdered(inLedger, { customerId, orders, ...known })]);
}
