import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import {
  couponDoesNotApply,
  formErrors,
  type FormErrors,
} from '#core/ordering/form/form-errors.pure.ts';
import type { TotalCost } from '#core/ordering/form/order-cost.contract.ts';
import { getTotalCost } from '#core/ordering/form/order-cost.operations.ts';
import { sumOf } from '#core/money/display-amount.pure.ts';
import type { OrderType } from '#core/ordering/form/order-query.pure.ts';
import { CoreError } from '../core/core.server.ts';
import type { CheckoutLine } from './checkout-line.server.ts';
import { readPaymentMethod } from './payment-method.server.ts';

export interface QuoteAsked {
  lines: readonly CheckoutLine[];
  type: OrderType;
  /** As a form names it; empty before one is chosen. */
  payment: string;
  coupon: string;
  /** All that can be sped up is. */
  isFast?: boolean | undefined;
}

export interface OrderQuote {
  /** What it was made for, in short. */
  of: string;
  /** Absent where what is asked for has no total. */
  total: OrderTotal | undefined;
  /** What a coupon that was typed does here. */
  coupon: 'none' | 'applies' | 'useless';
  errors: FormErrors | undefined;
}

/** What the lines come to, or what is wrong with them. A total is there whatever else is refused. */
export async function quoteOrder({ core }: AppLoadContext, asked: QuoteAsked): Promise<OrderQuote> {
  const { lines, type, payment, coupon, isFast = false } = asked;
  const of = digestOf(asked);
  const services = lines.map((line, index) => ({ ...line, targetable_values: [], index }));
  const ask = async (beside: { coupon_code?: string } & ReturnType<typeof readPaymentMethod>) => {
    const body = { order_widget_type: type, services, is_speedup: isFast, ...beside };
    const { data } = await core.call(getTotalCost, { body });
    return data;
  };
  const code = coupon === '' ? {} : { coupon_code: coupon };
  try {
    return { of, ...quoteOf(await ask({ ...code, ...readPaymentMethod(payment) }), coupon) };
  } catch (error) {
    const errors = refusedOf(error);
    // A way of paying that is not to be had, or too many codes: the rest still has its price.
    const bare = await ask({}).catch(() => undefined);
    return { of, ...(bare ? quoteOf(bare, '') : NOTHING), errors };
  }
}

/** Tells whether what is ordered is what a total was shown for; texts and countries cost nothing. */
export function digestOf({ lines, payment, coupon, isFast = false }: QuoteAsked): string {
  const priced = lines.map((line) => [
    ...[line.service_id, line.quantity, line.is_guarantee, line.drip_feed, line.is_speedup],
  ]);
  const said = JSON.stringify([priced, payment, coupon, isFast]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 16);
}

const NOTHING = { total: undefined, coupon: 'none' } as const;

function refusedOf(error: unknown): FormErrors {
  if (!(error instanceof CoreError) || error.status === 401) throw error;
  const said = formErrors(error.errors);
  if (error.code === 'too_many_requests') return { ...said, fields: { coupon: [error.message] } };
  const isSaid = Object.keys(error.errors).length > 0;
  return isSaid ? said : { ...said, others: [error.message] };
}

function quoteOf(cost: TotalCost, coupon: string): Omit<OrderQuote, 'of'> {
  const isUseless = couponDoesNotApply(coupon, cost);
  return {
    total: totalOf(cost),
    coupon: coupon === '' ? 'none' : isUseless ? 'useless' : 'applies',
    errors: undefined,
  };
}

export type OrderTotal = ReturnType<typeof totalOf>;

function totalOf(cost: TotalCost) {
  const items = cost.items
    .flatMap(({ services }) => services)
    .sort((one, other) => one.index - other.index);
  return {
    total: cost.total,
    original: cost.originalAmount,
    /** What they cost together; what is beside that is of the payment. */
    services: sumOf(items.map((item) => item.cost)),
    // The items stand one by one in what explains the price.
    lines: cost.lines.filter(({ kind }) => kind !== 'item').map(lineOf),
    credits: cost.credits.map(lineOf),
    credited: sumOf(cost.credits.map(({ amount }) => amount)),
    speedup: speedupOf(items),
    items: items.map(({ index, serviceId, totalQuantity, lines, ...item }) => ({
      index,
      serviceId,
      quantity: totalQuantity,
      cost: item.cost,
      speedup: item.canSpeedup && item.speedupCost !== '0' ? item.speedupCost : undefined,
      lines: lines.map(lineOf),
    })),
  };
}

/** What it costs more to be sped up; nothing where nothing can be. */
function speedupOf(items: readonly { canSpeedup: boolean; speedupCost: string }[]) {
  const costs = items.filter(({ canSpeedup }) => canSpeedup).map((item) => item.speedupCost);
  const total = sumOf(costs);
  return total === '0' ? undefined : total;
}

export type OrderTotalLine = ReturnType<typeof lineOf>;

function lineOf({ kind, amount, percent }: TotalCost['lines'][number]) {
  return { kind, amount, percent };
}
