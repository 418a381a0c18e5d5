import { AppError } from '#core/errors.ts';
import { formatAmount, parseAmount } from './money.ts';

/**
 * Money moves only by the sum that staff have agreed to: whoever has not seen it yet, or saw another
 * one, is told it, and what was about to happen is undone with the transaction.
 */
export function requireConfirmed(confirmed: string | undefined, amountMicro: bigint): void {
  if (confirmed !== undefined && parseAmount(confirmed) === amountMicro) return;
  throw new AppError('confirmation_needed', { params: { amount: formatAmount(amountMicro) } });
}
