import { floatAmount, formatAmount } from '#core/money/money.ts';
import { shareOfPpm } from '#core/pricing/quote/ppm.pure.ts';
import type { QuoteLine } from '#core/pricing/quote/quote-line.pure.ts';

/** An amount under its name, exact, and as a number under `…_float`. */
export function both<N extends string>(name: N, amountMicro: bigint) {
  const amount = formatAmount(amountMicro);
  const amounts = { [name]: amount, [`${name}_float`]: Number(amount) };
  return amounts as Record<N, string> & Record<`${N}_float`, number>; // TypeScript forgets the names.
}

export function shown({ kind, amountMicro, ppm }: QuoteLine) {
  return {
    kind,
    amount: formatAmount(amountMicro),
    amount_float: floatAmount(amountMicro),
    percent: ppm === undefined ? null : shareOfPpm(ppm),
  };
}
