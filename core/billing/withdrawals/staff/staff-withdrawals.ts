import type { z } from 'zod';
import { readStanding } from '#core/accounts/customers/payer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { readEarnedOf } from '#core/billing/ledger/read-money.ts';
import { readSecondApprovalAbove } from '#core/billing/payments/staff/second-approval.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { showWithdrawal } from '../show-withdrawal.ts';
import { afterDeed } from '../withdrawal-status.pure.ts';
import { withdrawalIdOf } from '../withdrawal.contract.ts';
import { findWithdrawal, readWithdrawalsIn, type WithdrawalRow } from '../withdrawal.store.ts';
import {
  STAFF_DEEDS,
  type StaffWithdrawal,
  type staffWithdrawalsAnswer,
  type staffWithdrawalsQuery,
} from './staff-withdrawal.contract.ts';

const PER_PAGE = 50;

type Viewer = Pick<CustomerCaller, 'instanceId' | 'language' | 'customer'>;

/** Oldest first. */
export async function listStaffWithdrawals(
  { db }: Pick<Deps, 'db'>,
  caller: CustomerCaller,
  { status = 'requested', cursor, limit = PER_PAGE }: z.infer<typeof staffWithdrawalsQuery>,
): Promise<z.infer<typeof staffWithdrawalsAnswer>> {
  const { instanceId } = caller;
  return db.inInstance(instanceId, async (trx) => {
    const after = BigInt(cursor ?? 0);
    const rows = await readWithdrawalsIn(trx, { instanceId, status, after, most: limit + 1 });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      data: await showToStaff(trx, caller, page),
      meta: { next: last ? String(last.id) : null },
    };
  });
}

export async function getStaffWithdrawal(
  { db }: Pick<Deps, 'db'>,
  caller: CustomerCaller,
  idInPath: string,
): Promise<StaffWithdrawal> {
  const { instanceId } = caller;
  const id = withdrawalIdOf(idInPath);
  return db.inInstance(instanceId, async (trx) => {
    const row = id && (await findWithdrawal(trx, { instanceId, id }));
    if (!row) throw new AppError('not_found');
    return showOneToStaff(trx, caller, row);
  });
}

export async function showOneToStaff(
  trx: Trx,
  viewer: Viewer,
  row: WithdrawalRow,
): Promise<StaffWithdrawal> {
  const [shown] = await showToStaff(trx, viewer, [row]);
  invariant(shown, 'every row is shown');
  return shown;
}

async function showToStaff(
  trx: Trx,
  viewer: Viewer,
  rows: readonly WithdrawalRow[],
): Promise<StaffWithdrawal[]> {
  const { instanceId, language } = viewer;
  const me = viewer.customer.id;
  const people = await readStanding(trx, { instanceId, ids: peopleOf(rows) });
  const customerIds = [...new Set(rows.map((row) => row.customer_id))];
  const earned = await readEarnedOf(trx, { instanceId, customerIds });
  const limit = formatAmount(await readSecondApprovalAbove(trx, instanceId));
  const personOf = (id: bigint) => ({ id: Number(id), name: people.get(id)?.name ?? '' });
  const deedOf = (id: bigint | null, at: Date | null) =>
    id === null || at === null
      ? null
      : { ...personOf(id), at: at.toISOString(), is_mine: id === me };
  return rows.map((row) => {
    const { may_be_canceled: _, ...shown } = showWithdrawal(row, language);
    const { customer_id: customerId, status, sender_id: senderId } = row;
    const customer = people.get(customerId);
    const isOwn = customerId === me;
    return {
      ...shown,
      customer: {
        ...personOf(customerId),
        email: customer?.email ?? null,
        is_frozen: customer?.isFrozen === true,
        earned: formatAmount(earned.get(customerId) ?? 0n),
      },
      first_approval: deedOf(row.first_approver_id, row.first_approved_at),
      approved_by: deedOf(row.approver_id, row.approved_at),
      sent_by: deedOf(row.sender_id, row.sent_at),
      ended_by: row.ended_by === null ? null : personOf(row.ended_by),
      is_own: isOwn,
      may: isOwn
        ? []
        : STAFF_DEEDS.filter((deed) => afterDeed({ status, senderId }, deed, me) !== undefined),
      second_approval_above: limit,
    };
  });
}

function peopleOf(rows: readonly WithdrawalRow[]): bigint[] {
  const ids = rows.flatMap((row) => [
    row.customer_id,
    ...[row.first_approver_id, row.approver_id, row.sender_id, row.ended_by].flatMap(
      (id) => id ?? [],
    ),
  ]);
  return [...new Set(ids)];
}
