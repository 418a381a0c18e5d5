import { AppError } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';
import { payBy } from '#core/pricing/quote/pay-by.pure.ts';
import type { InvoiceRow } from '../invoices/invoice.store.ts';
import type { PaymentMethodRow } from '../payment-method.store.ts';

/** Refuses an amount above both the method's maximum with fee and the agreed total. */
export function refuseTooMuch(
  { quote, total_micro: totalMicro }: InvoiceRow,
  { max_amount_micro: most }: PaymentMethodRow,
  receivedMicro: bigint,
): void {
  if (most === null) return;
  const { feeMicro } = payBy({ isOutside: true, feePpm: quote.feePpm, bonuses: [] }, most);
  const mostMicro = most + feeMicro > totalMicro ? most + feeMicro : totalMicro;
  if (receivedMicro <= mostMicro) return;
  const problem = { code: 'too_big', params: { limit: formatAmount(mostMicro) } } as const;
  throw new AppError('validation_failed', { fields: { received_amount: [problem] } });
}
