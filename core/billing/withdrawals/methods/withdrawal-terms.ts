import type { Trx } from '#core/platform/db/database.ts';
import { AppError } from '#core/errors.ts';
import { formatAmount, isWholeCents, parseAmount } from '#core/money/money.ts';
import { readOfferedMethods, type OfferedMethod } from './offered-methods.ts';
import { withdrawalFee } from './withdrawal-fee.pure.ts';

interface Asked {
  payment_method_id: number;
  amount: string;
}

export interface WithdrawalTerms {
  method: OfferedMethod;
  /** What leaves the earnings. */
  amountMicro: bigint;
  feeMicro: bigint;
}

/** What a withdrawal comes to by the terms of now; each refusal names its field. */
export async function requireTerms(
  trx: Trx,
  instanceId: number,
  asked: Asked,
): Promise<WithdrawalTerms> {
  const methods = await readOfferedMethods(trx, instanceId);
  const method = methods.find(({ id }) => id === asked.payment_method_id);
  if (!method) {
    const fields = { payment_method_id: [{ code: 'withdrawal_unavailable' as const }] };
    throw new AppError('validation_failed', { fields });
  }
  const amountMicro = parseAmount(asked.amount) ?? 0n;
  const { minAmountMicro: least, maxAmountMicro: most } = method;
  if (amountMicro < least) refuse('too_small', least);
  if (most !== undefined && amountMicro > most) refuse('too_big', most);
  if (!isWholeCents(amountMicro)) {
    const problem = { code: 'not_a_multiple', params: { divisor: '0.01' } } as const;
    throw new AppError('validation_failed', { fields: { amount: [problem] } });
  }
  const feeMicro = withdrawalFee(method, amountMicro);
  // Published methods leave something of their least amount, and fees grow slower than amounts.
  if (feeMicro >= amountMicro) refuse('must_be_above', feeMicro);
  return { method, amountMicro, feeMicro };
}

function refuse(code: 'must_be_above' | 'too_small' | 'too_big', limitMicro: bigint): never {
  const problem = { code, params: { limit: formatAmount(limitMicro) } };
  throw new AppError('validation_failed', { fields: { amount: [problem] } });
}
