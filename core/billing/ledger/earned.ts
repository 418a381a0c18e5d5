import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerMoney } from './read-money.ts';
import { openAccounts } from './ledger.store.ts';

/** What of each account that earnings come to. */
export interface Earned {
  referral: bigint;
  task: bigint;
}

export const earnedOf = (money: CustomerMoney): Earned => ({
  referral: money.referralBalanceMicro,
  task: money.taskBalanceMicro,
});

/**
 * Locks all that a withdrawal moves between, at once and in the order of the ids, so that two of
 * them wait for each other instead of for each other's other half.
 */
export async function lockEarned(
  trx: Trx,
  customerId: bigint,
  goesTo: 'held' | 'balance',
): Promise<Earned> {
  const kinds = ['referral', 'task', ...WITH[goesTo]] as const;
  const [referral, task] = await openAccounts(
    trx,
    kinds.map((kind) => ({ kind, customerId })),
  );
  return { referral: referral?.balance_micro ?? 0n, task: task?.balance_micro ?? 0n };
}

const WITH = { held: ['held'], balance: ['balance', 'debt'] } as const;

/** An amount out of what is earned, by referrals first; undefined where there is not as much. */
export function takeOf({ referral, task }: Earned, amountMicro: bigint): Earned | undefined {
  if (amountMicro <= 0n || amountMicro > referral + task) return undefined;
  const first = amountMicro < referral ? amountMicro : referral;
  return { referral: first, task: amountMicro - first };
}
