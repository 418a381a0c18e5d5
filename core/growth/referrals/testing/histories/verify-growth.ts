import { verifyCommissions } from '#core/billing/commissions/verify-commissions.ts';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { verifyWithdrawals } from '#core/billing/withdrawals/verify-withdrawals.ts';
import { verifyOrders } from '#core/ordering/orders/verify-orders.ts';
import type { TestCore } from '#core/testing/harness.ts';

/** What `ledger:verify` says of the money that these histories move. */
export async function verifyGrowth({ deps }: TestCore, instanceId: number) {
  await sealLedgers(deps);
  const ledger = await verifyLedger(deps, instanceId);
  const orders = await verifyOrders(deps, instanceId);
  const withdrawals = await verifyWithdrawals(deps, instanceId);
  const commissions = await verifyCommissions(deps, instanceId);
  return {
    ...{ transactions: ledger.transactions, orders: orders.orders },
    ...{ withdrawals: withdrawals.withdrawals, commissions: commissions.commissions },
    faults: [ledger, orders, withdrawals, commissions].flatMap(({ faults }) => faults),
  };
}
