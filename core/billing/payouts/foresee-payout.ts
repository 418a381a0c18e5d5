import type { Deps } from '#core/deps.ts';
import { sumHeld } from '#core/billing/commissions/read-commissions.ts';
import { PURSES } from '#core/billing/ledger/kinds.pure.ts';
import { unusedBonuses } from '#core/billing/ledger/moves/forfeit-bonuses.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { sumRequested } from '#core/billing/withdrawals/requested-amount.ts';
import { formatAmount } from '#core/money/money.ts';
import type { ForeseenPayout } from './payout.contract.ts';

/**
 * What `requestPayout` would pay back to a customer deleting the account now, and what would lapse.
 */
export async function foreseePayout(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer }: { instanceId: number; customer: { id: bigint } },
): Promise<ForeseenPayout> {
  return db.inInstance(instanceId, async (trx) => {
    const money = await readMoney(trx, { instanceId, id: customer.id });
    const balanceMicro = atLeastNothing(money.balanceMicro);
    const lapsesMicro = await unusedBonuses(trx, {
      ...{ instanceId, customerId: customer.id, balanceMicro },
    });
    const purses = {
      balance: balanceMicro - lapsesMicro,
      referral: atLeastNothing(money.referralBalanceMicro),
      task: atLeastNothing(money.taskBalanceMicro),
    };
    const requestedMicro = await sumRequested(trx, { instanceId, customerId: customer.id });
    const paidMicro = PURSES.reduce((sum, purse) => sum + purses[purse], requestedMicro);
    const heldMicro = await sumHeld(trx, { instanceId, customerId: customer.id });
    return {
      paid_back: formatAmount(paidMicro),
      lapses: formatAmount(lapsesMicro),
      held_lapses: formatAmount(heldMicro),
    };
  });
}

const atLeastNothing = (micro: bigint) => (micro > 0n ? micro : 0n);
