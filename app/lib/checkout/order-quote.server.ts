import type { AppLoadContext } from '@remix-run/node';
import {
  couponDoesNotApply,
  formErrors,
  type FormErrors,
} from '#core/order-form/form-errors.pure.ts';
import type { TotalCost } from '#core/order-form/order-cost.contract.ts';
import type { OrderType } from '#core/order-form/order-query.pure.ts';
import { CoreError } from '../core.server.ts';
import { totalCostCall } from '../order-calls.server.ts';
import type { CheckoutLine } from './checkout-line.server.ts';
import { readWayToPay } from './way-to-pay.server.ts';

export interface QuoteAsked {
  lines: readonly CheckoutLine[];
  type: OrderType;
  /** As a form names it; empty before one is chosen. */
  payment: string;
  coupon: string;
}

export interface OrderQuote {
  /** Absent where what is asked for has no total. */
  total: OrderTotal | undefined;
  /** What a coupon that was typed does here. */
  coupon: 'none' | 'applies' | 'useless';
  errors: FormErrors | undefined;
}

/** What the lines come to, or what is wrong with them. A total is there whatever else is refused. */
export async function quoteOrder(
  { core }: AppLoadContext,
  { lines, type, payment, coupon }: QuoteAsked,
): Promise<OrderQuote> {
  const services = lines.map((line, index) => ({ ...line, targetable_values: [], index }));
  const ask = async (beside: object) => {
    const body = { order_widget_type: type, services, ...beside };
    const { data } = await core.call(totalCostCall, { body });
    return data;
  };
  const code = coupon === '' ? {} : { coupon_code: coupon };
  try {
    return quoteOf(await ask({ ...code, ...readWayToPay(payment) }), coupon);
  } catch (error) {
    const errors = refusedOf(error);
    // A way of paying that is not to be had, or too many codes: the rest still has its price.
    const bare = await ask({}).catch(() => undefined);
    return { ...(bare ? quoteOf(bare, '') : NOTHING), errors };
  }
}

const NOTHING = { total: undefined, coupon: 'none' } as const;

function refusedOf(error: unknown): FormErrors {
  if (!(error instanceof CoreError) || error.status === 401) throw error;
  const said = formErrors(error.errors);
  if (error.code === 'too_many_requests') return { ...said, fields: { coupon: [error.message] } };
  const isSaid = Object.keys(error.errors).length > 0;
  return isSaid ? said : { ...said, others: [error.message] };
}

function quoteOf(cost: TotalCost, coupon: string): OrderQuote {
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
    fast: cost.totalWithSpeedup,
    original: cost.originalAmount,
    coupon: cost.couponBonusType && {
      type: cost.couponBonusType,
      amount: cost.couponBonus,
      percent: cost.couponBonusPercentage,
    },
    // The items stand one by one in what explains the price.
    lines: cost.lines.filter(({ kind }) => kind !== 'item').map(lineOf),
    credits: cost.credits.map(lineOf),
    canSpeedup: cost.totalWithSpeedup !== cost.total && items.some((item) => item.canSpeedup),
    items: items.map(({ index, serviceId, totalQuantity, lines, ...item }) => ({
      index,
      serviceId,
      quantity: totalQuantity,
      cost: item.cost,
      canSpeedup: item.canSpeedup,
      fast: item.costWithSpeedup,
      lines: lines.map(lineOf),
    })),
  };
}

export type OrderTotalLine = ReturnType<typeof lineOf>;

function lineOf({ kind, amount, percent }: TotalCost['lines'][number]) {
  return { kind, amount, percent };
}
