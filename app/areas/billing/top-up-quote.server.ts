import type { AppLoadContext } from '@remix-run/node';
import { isAbove, missingTo } from '#core/money/display-amount.pure.ts';
import type { PaymentMethod } from '#core/billing/payments/payment-method.contract.ts';
import type { TotalAmount } from '#core/billing/payments/total-amount.contract.ts';
import { listPaymentMethods } from '#core/billing/payments/payment-method.operations.ts';
import { getTotalAmount } from '#core/billing/payments/total-amount.operations.ts';
import { CoreError, isAway } from '#app/lib/core/core.server.ts';
import { paymentMethodValue } from '#app/lib/money/payment-method-value.ts';

interface Asked {
  method: PaymentMethod;
  amount: string;
  coupon: string;
}

/** What an amount comes to by a method, or what is wrong with it, by the names of the fields. */
export async function quoteTopUp({ core }: AppLoadContext, asked: Asked) {
  const { method, amount, coupon } = asked;
  // Nothing is wrong with what was not written yet.
  if (amount === '') return { errors: { amount: [], coupon: [], other: [] } };
  const body = { payment_method_id: method.id, amount, coupon_code: coupon };
  const next = nextBonus(method, amount);
  try {
    const { data } = await core.call(getTotalAmount, { body });
    const { total_amount: total, amount_to_be_credited: credited, lines, credits } = data;
    return {
      total,
      credited,
      lines: lines.map(paymentLine),
      credits: credits.map(paymentLine),
      next,
    };
  } catch (error) {
    if (!(error instanceof CoreError) || error.status === 401 || isAway(error)) throw error;
    const { amount: ofAmount = [], coupon_code: ofCoupon = [] } = error.errors;
    const isOfField = ofAmount.length + ofCoupon.length > 0;
    return {
      errors: { amount: ofAmount, coupon: ofCoupon, other: isOfField ? [] : [error.message] },
    };
  }
}

export type TopUpQuote = Awaited<ReturnType<typeof quoteTopUp>>;

/** What the quote of a top-up is made of; the other kinds belong to orders. */
const LINES = ['amount', 'fee', 'coupon_bonus', 'method_bonus'] as const;

/** A line of what is paid or credited, whatever it is of. */
export function paymentLine({ kind, amount, percent }: TotalAmount['lines'][number]) {
  return { kind: LINES.find((known) => known === kind) ?? 'amount', amount, percent };
}

/** The next step of what a method gives on top, and how much is missing to it. */
function nextBonus({ payment_method_bonuses: bonuses }: PaymentMethod, amount: string) {
  const [next] = bonuses
    .filter(({ from_amount: from }) => isAbove(from, amount))
    .sort((a, b) => (isAbove(a.from_amount, b.from_amount) ? 1 : -1));
  return next && { share: next.bonus_percent, missing: missingTo(next.from_amount, amount) };
}

const QUICK = ['10', '25', '50', '100', '250', '500'];
const MOST_QUICK = 5;

/** Round amounts that a method takes, from its least on. */
export function quickAmounts({ min_amount: least, max_amount: most }: PaymentMethod): string[] {
  const fits = QUICK.filter(
    (text) => !isAbove(least, text) && (most === null || !isAbove(text, most)),
  );
  return fits.length > 0 ? fits.slice(0, MOST_QUICK) : [least];
}

/** Who puts money on the balance does not do so from it. */
export async function outsideMethods({ core }: AppLoadContext): Promise<PaymentMethod[]> {
  const { data } = await core.call(listPaymentMethods);
  return data.filter(({ strategy }) => strategy !== 'balance');
}

/** Where somebody has to say how they pay first. */
export async function findOutsideMethod(context: AppLoadContext, way: string) {
  const methods = await outsideMethods(context);
  return methods.find((method) => paymentMethodValue(method) === way);
}
