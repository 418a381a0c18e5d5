import { AppError } from '#core/errors.ts';
import { formatAmount, parseAmount } from './money.ts';

/**
 * Money moves only by the amount that staff have confirmed. Without a confirmation, or with another
 * amount, the request is refused with the amount, and the transaction is rolled back.
 */
export function requireConfirmed(confirmed: string | undefined, amountMicro: bigint): void {
  if (confirmed !== undefined && parseAmount(confirmed) === amountMicro) return;
  throw new AppError('confirmation_needed', { params: { amount: formatAmount(amountMicro) } });
}
