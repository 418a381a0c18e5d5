import type { Clock } from '#core/clock.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CommissionKind } from './commission.tables.ts';
import {
  listBetween,
  listHeldOf,
  lockCommission,
  writeCommission,
  type CommissionRow,
} from './commission.store.ts';
import { settleCommission } from './settle-commission.ts';

interface Decision {
  kind: CommissionKind;
  payerId: bigint;
  /** Kept: nothing is released for now. Refused: nothing of it is earned. */
  decision: 'allowed' | 'kept' | 'refused';
}

/** Does with all commissions by the orders of one customer what was decided on them. */
export async function decideCommissions(
  deps: LedgerDeps,
  { kind, payerId, decision }: Decision,
): Promise<void> {
  const { trx, clock, instanceId } = deps;
  const now = clock.now();
  for (const id of await listBetween(trx, { instanceId, kind, payerId })) {
    const row = await lockCommission(trx, { instanceId, id });
    if (!row) continue;
    await writeCommission(trx, { instanceId, id }, changeBy(decision, row, now));
    await settleCommission(deps, { instanceId, id });
  }
}

function changeBy(decision: Decision['decision'], row: CommissionRow, now: Date) {
  if (decision === 'refused') return { kept_at: null, refused_at: row.refused_at ?? now };
  return { kept_at: decision === 'kept' ? (row.kept_at ?? now) : null, refused_at: null };
}

/** What is still held is lost with the account of who would have earned it. */
export async function closeCommissions(
  { trx, clock }: { trx: Trx; clock: Clock },
  { instanceId, customerId }: CustomerOf,
): Promise<void> {
  for (const id of await listHeldOf(trx, { instanceId, customerId })) {
    const ref = { instanceId, id };
    await writeCommission(trx, ref, { refused_at: clock.now() });
    await settleCommission({ trx, clock, instanceId }, ref, true);
  }
}
