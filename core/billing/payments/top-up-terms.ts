import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { formatAmount, parseAmount } from '#core/money/money.ts';
import type { PaymentTerms } from '#core/pricing/quote/pay-by.pure.ts';
import { isOffered, readAccountsFor, refuseMethod } from './choose-method.ts';
import { readPaymentMethods, type PaymentMethodRow } from './payment-method.store.ts';

/** The terms of a method, as a quote expects them. */
export function paymentTermsOf(row: PaymentMethodRow): PaymentTerms {
  return {
    isOutside: row.strategy !== 'balance',
    feePpm: row.fee_ppm,
    bonuses: row.bonuses.map(({ from_amount, bonus_ppm }) => ({
      fromMicro: parseAmount(from_amount) ?? 0n,
      ppm: bonus_ppm,
    })),
  };
}

/** The method of an id, if it can be used for top-ups. */
export async function requireMethod(
  trx: Trx,
  deps: Pick<Deps, 'isDemo' | 'services'>,
  { instanceId, id }: { instanceId: number; id: number },
): Promise<PaymentMethodRow> {
  const rows = await readPaymentMethods(trx, instanceId);
  const row = rows.find((candidate) => candidate.id === id);
  if (!row || row.strategy === 'balance') return refuseMethod();
  return isOffered(await readAccountsFor(trx, row), deps, row) ? row : refuseMethod();
}

/** The amount in micro-dollars, if it is within the method's limits. */
export function requireAmount(method: PaymentMethodRow, amount: string): bigint {
  const amountMicro = parseAmount(amount) ?? 0n;
  const { min_amount_micro: least, max_amount_micro: most } = method;
  if (amountMicro < least) refuse('too_small', least);
  if (amountMicro === 0n) refuse('must_be_above', 0n);
  if (most !== null && amountMicro > most) refuse('too_big', most);
  return amountMicro;
}

function refuse(code: 'must_be_above' | 'too_small' | 'too_big', limitMicro: bigint): never {
  const problem = { code, params: { limit: formatAmount(limitMicro) }, isAmount: true };
  throw new AppError('validation_failed', { fields: { amount: [problem] } });
}
