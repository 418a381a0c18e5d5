import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { runningCall } from '#core/platform/http/call-note.ts';
import { dayOf } from './api-token-rules.pure.ts';
import { addSpent } from './api-token.store.ts';
import type { Program } from './program.ts';

/**
 * Counts what an order costs to the day of its token, in the transaction that places it; false where
 * that is more than the token may spend. What is given back later is not taken off again.
 */
export async function spendByToken(
  { trx, clock, instanceId }: { trx: Trx; clock: Clock; instanceId: number },
  { tokenId, dailyCapMicro: capMicro }: Pick<Program, 'tokenId' | 'dailyCapMicro'>,
  amountMicro: bigint,
): Promise<boolean> {
  const day = dayOf(clock.now());
  const isWithin = await addSpent(trx, { instanceId, tokenId, day, amountMicro, capMicro });
  const call = runningCall();
  if (isWithin && call) call.costMicro = (call.costMicro ?? 0n) + amountMicro;
  return isWithin;
}

/** The same for whoever is told by a field. */
export async function requireSpending(
  parts: Parameters<typeof spendByToken>[0],
  program: Program | undefined,
  amountMicro: bigint,
): Promise<void> {
  if (!program || (await spendByToken(parts, program, amountMicro))) return;
  throw new AppError('validation_failed', { fields: { balance: [{ code: 'over_daily_cap' }] } });
}
