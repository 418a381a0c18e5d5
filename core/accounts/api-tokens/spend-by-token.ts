import type { Clock } from '#core/clock.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { dayOf } from './api-token-rules.pure.ts';
import { addSpent } from './api-token.store.ts';
import type { ApiCaller } from './find-caller.ts';

/**
 * Counts what an order costs to the day of its token, in the transaction that places it; false where
 * that is more than the token may spend. What is given back later is not taken off again.
 */
export function spendByToken(
  { trx, clock }: { trx: Trx; clock: Clock },
  { instanceId, tokenId, dailyCapMicro: capMicro }: ApiCaller,
  amountMicro: bigint,
): Promise<boolean> {
  const day = dayOf(clock.now());
  return addSpent(trx, { instanceId, tokenId, day, amountMicro, capMicro });
}
