import type { z } from 'zod';
import { listPayers } from '#core/accounts/customers/payer.ts';
import { readSecondApprovalAbove } from '#core/billing/payments/staff/second-approval.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { formatAdjustment } from './adjustment-confirmation.pure.ts';
import type { Adjustment, adjustmentsAnswer, adjustmentsQuery } from './adjustment.contract.ts';
import {
  readAdjustmentsOf,
  readWaitingAdjustments,
  type AdjustmentRow,
} from './adjustment.store.ts';

const PER_PAGE = 50;

export type Viewer = Pick<CustomerCaller, 'instanceId' | 'customer'>;

export async function listAdjustments(
  { db }: Pick<Deps, 'db'>,
  caller: CustomerCaller,
  { cursor }: z.infer<typeof adjustmentsQuery>,
): Promise<z.infer<typeof adjustmentsAnswer>> {
  const { instanceId } = caller;
  return db.inInstance(instanceId, async (trx) => {
    const asked = { instanceId, after: BigInt(cursor ?? 0), most: PER_PAGE + 1 };
    const rows = await readWaitingAdjustments(trx, asked);
    const page = rows.slice(0, PER_PAGE);
    const last = rows.length > PER_PAGE ? page.at(-1) : undefined;
    return {
      data: await showAdjustments(trx, caller, page),
      meta: {
        next: last ? String(last.id) : null,
        second_approval_above: formatAmount(await readSecondApprovalAbove(trx, instanceId)),
      },
    };
  });
}

/** The latest of a customer. */
export async function adjustmentsOf(
  trx: Trx,
  viewer: Viewer,
  asked: { customerId: bigint; most: number },
): Promise<Adjustment[]> {
  const { instanceId } = viewer;
  return showAdjustments(trx, viewer, await readAdjustmentsOf(trx, { instanceId, ...asked }));
}

export async function showAdjustment(
  trx: Trx,
  viewer: Viewer,
  row: AdjustmentRow,
): Promise<Adjustment> {
  const [shown] = await showAdjustments(trx, viewer, [row]);
  invariant(shown, 'every row is shown');
  return shown;
}

async function showAdjustments(
  trx: Trx,
  { instanceId, customer: viewer }: Viewer,
  rows: readonly AdjustmentRow[],
): Promise<Adjustment[]> {
  const ids = rows.flatMap((row) => [row.customer_id, row.asked_by, row.ended_by ?? []].flat());
  const people = await listPayers(trx, { instanceId, ids: [...new Set(ids)] });
  const personOf = (id: bigint) => ({
    id: Number(id),
    name: people.find((person) => person.id === id)?.name ?? '',
  });
  return rows.map((row) => {
    const isMine = row.asked_by === viewer.id;
    const email = people.find(({ id }) => id === row.customer_id)?.email ?? null;
    return {
      id: Number(row.id),
      customer: { ...personOf(row.customer_id), email },
      amount: formatAdjustment(row.amount_micro),
      reason: row.reason,
      status: row.status,
      asked_by: personOf(row.asked_by),
      asked_at: row.asked_at.toISOString(),
      ended_by: row.ended_by === null ? null : personOf(row.ended_by),
      ended_at: row.ended_at?.toISOString() ?? null,
      is_mine: isMine,
      may_be_decided: row.status === 'waiting' && row.customer_id !== viewer.id,
    };
  });
}
