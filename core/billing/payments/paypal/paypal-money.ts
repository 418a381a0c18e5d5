import { z } from 'zod';
import { displayAmount, floorTo, MICRO_PER_CENT, parseAmount } from '#core/money/money.ts';

/** An amount in whatever money; only dollars are ours. */
export const paypalAmount = z.object({ currency_code: z.string(), value: z.string() });
export type PaypalAmount = z.infer<typeof paypalAmount>;

/** Undefined for other money, or what is no amount. */
export function microIn(amount: PaypalAmount): bigint | undefined {
  return amount.currency_code === 'USD' ? parseAmount(amount.value) : undefined;
}

/** In whole cents, to which what is charged was rounded up before. */
export const dollars = (micro: bigint): PaypalAmount => ({
  currency_code: 'USD',
  value: displayAmount(floorTo(micro, MICRO_PER_CENT)),
});
