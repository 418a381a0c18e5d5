import { AppError } from '#core/errors.ts';
import { PURSES } from '#core/billing/ledger/kinds.pure.ts';
import { forfeitBonuses } from '#core/billing/ledger/moves/forfeit-bonuses.ts';
import { captureHold, holdMoney } from '#core/billing/ledger/moves/hold-money.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { insertPayout } from './payout.store.ts';

interface Leaving {
  customerId: bigint;
  name: string;
  email: string | null;
  payTo: string | undefined;
}

/**
 * When an account is deleted, what was paid in or earned becomes owed: it leaves the balance and
 * staff see where to pay it. Bonuses lapse. Does nothing for an empty balance.
 */
export async function requestPayout(deps: LedgerDeps, leaving: Leaving): Promise<bigint> {
  const { trx, instanceId, clock } = deps;
  const { customerId, name, email, payTo } = leaving;
  const actor = { kind: 'customer', id: customerId } as const;
  const money = await readMoney(trx, { instanceId, id: customerId });
  const owed = {
    balance: await forfeitBonuses(deps, {
      customerId,
      balanceMicro: atLeastNothing(money.balanceMicro),
      sourceId: String(customerId),
      actor,
    }),
    referral: money.referralBalanceMicro,
    task: money.taskBalanceMicro,
  };
  const amountMicro = PURSES.reduce((sum, purse) => sum + atLeastNothing(owed[purse]), 0n);
  if (amountMicro === 0n) return 0n;
  if (payTo === undefined) {
    throw new AppError('validation_failed', { fields: { pay_to: [{ code: 'required' }] } });
  }
  const id = await insertPayout(trx, {
    ...{ instance_id: instanceId, customer_id: customerId, amount_micro: amountMicro },
    ...{ name, email, pay_to: payTo, requested_at: clock.now() },
  });
  for (const purse of PURSES) {
    if (owed[purse] <= 0n) continue;
    const holdId = `payout-${id}-${purse}`;
    await holdMoney(deps, { customerId, purse, amountMicro: owed[purse], holdId, actor });
    await captureHold(deps, { holdId, actor });
  }
  return amountMicro;
}

const atLeastNothing = (micro: bigint) => (micro > 0n ? micro : 0n);
