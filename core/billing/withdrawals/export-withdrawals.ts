import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';
import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { takeBack } from './cancel-withdrawal.ts';
import { OPEN_STATUSES, WITHDRAWAL_STATUSES } from './withdrawal-status.pure.ts';
import { eraseWords, lockWithdrawal, readOwnWithdrawals } from './withdrawal.store.ts';

const AT_ONCE = 1_000;
/** More than anybody has. */
const ALL = { before: undefined, most: 100_000 };

/** The withdrawals of a customer page by page, for the export of a customer's data. */
export async function exportWithdrawals(trx: Trx, owner: CustomerOf, after: string | undefined) {
  const before = after === undefined ? undefined : BigInt(after);
  const asked = { ...owner, statuses: WITHDRAWAL_STATUSES, before, most: AT_ONCE };
  const found = await readOwnWithdrawals(trx, asked);
  const last = lastOfFull(found, AT_ONCE);
  const rows = found.map((row) => ({
    id: String(row.id),
    status: row.status,
    amount: formatAmount(row.amount_micro),
    fee: formatAmount(row.fee_micro),
    method: row.method.name,
    account_number: row.account_number,
    comment: row.comment,
    reason: row.reason,
    requested_at: row.requested_at,
    ended_at: row.ended_at,
  }));
  return { rows, next: last && String(last.id) };
}

/**
 * Takes back what staff have not decided on when an account is deleted, so that it is owed with the
 * rest. While one is on its way, the deletion is refused.
 */
export async function closeWithdrawals(
  { trx, clock }: { trx: Trx; clock: Clock },
  owner: CustomerOf,
): Promise<void> {
  const { instanceId } = owner;
  const open = await readOwnWithdrawals(trx, { ...owner, ...ALL, statuses: OPEN_STATUSES });
  for (const { id } of open) {
    const row = await lockWithdrawal(trx, { instanceId, id });
    if (row?.status === 'requested') {
      await takeBack({ trx, instanceId, clock }, row);
    } else if (row?.ended_at === null) {
      throw new AppError('validation_failed', { fields: { balance: [{ code: 'money_left' }] } });
    }
  }
}

export async function eraseWithdrawals({ trx }: { trx: Trx }, owner: CustomerOf): Promise<void> {
  await eraseWords(trx, owner);
}
