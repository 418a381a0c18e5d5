import type { Trx } from '#core/platform/db/database.ts';
import type { LedgerActor } from '../entry.ts';
import { sumOfKinds } from '../ledger.store.ts';
import { post, type LedgerDeps } from '../post.ts';

interface Forfeit {
  customerId: bigint;
  balanceMicro: bigint;
  sourceId: string;
  actor: LedgerActor;
}

/**
 * Removes unused bonuses from a balance and returns the rest, which was paid in. Orders use paid-in
 * money first; otherwise a bonus could be turned into money by closing the account.
 */
export async function forfeitBonuses(deps: LedgerDeps, forfeit: Forfeit): Promise<bigint> {
  const { customerId, balanceMicro, sourceId, actor } = forfeit;
  const { trx, instanceId } = deps;
  const lost = await unusedBonuses(trx, { instanceId, customerId, balanceMicro });
  if (lost === 0n) return balanceMicro;
  await post(deps, [
    {
      kind: 'bonus',
      source: { type: 'forfeit', id: sourceId },
      actor,
      postings: [
        { account: { kind: 'balance', customerId }, amountMicro: -lost },
        { account: { kind: 'bonus_expense' }, amountMicro: lost },
      ],
    },
  ]);
  return balanceMicro - lost;
}

interface Balance {
  instanceId: number;
  customerId: bigint;
  balanceMicro: bigint;
}

/** The part of a balance that was given as bonuses. */
export async function unusedBonuses(
  trx: Trx,
  { instanceId, customerId, balanceMicro }: Balance,
): Promise<bigint> {
  const given = await sumOfKinds(trx, { instanceId, customerId, kinds: ['bonus', 'coupon'] });
  const unused = given < balanceMicro ? given : balanceMicro;
  return unused > 0n ? unused : 0n;
}
