import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { RefundState } from './refund-state.pure.ts';
import type { PaymentRefundsTable } from './refund.tables.ts';

export type RefundRow = Selectable<PaymentRefundsTable>;

export interface RefundRef {
  instanceId: number;
  id: bigint;
}

export function insertRefund(
  trx: Trx,
  refund: Insertable<PaymentRefundsTable>,
): Promise<RefundRow> {
  return trx.insertInto('payment_refunds').values(refund).returningAll().executeTakeFirstOrThrow();
}

/** The refunds of some payments, the oldest first. */
export async function readRefunds(
  trx: Trx,
  { instanceId, invoiceIds }: { instanceId: number; invoiceIds: readonly bigint[] },
): Promise<RefundRow[]> {
  if (invoiceIds.length === 0) return [];
  return trx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('invoice_id', 'in', invoiceIds)
    .orderBy('id')
    .execute();
}

export function findRefund(trx: Trx, ref: RefundRef): Promise<RefundRow | undefined> {
  return refundOf(trx, ref).executeTakeFirst();
}

export function lockRefund(trx: Trx, ref: RefundRef): Promise<RefundRow | undefined> {
  return refundOf(trx, ref).forNoKeyUpdate().executeTakeFirst();
}

const refundOf = (trx: Trx, { instanceId, id }: RefundRef) =>
  trx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id);

interface Marked {
  instanceId: number;
  invoiceId: bigint;
  /** Our own, which the gateway knows it by. */
  reference: string;
  at: Date;
}

/** The gateway has made it after all, whatever became of asking for it. */
export const markMade = (trx: Trx, { at, ...marked }: Marked): Promise<RefundRow | undefined> =>
  mark(trx, marked, {
    from: ['requested', 'failed', 'given_up'],
    to: { state: 'done', refusal: null, ended_at: at },
  });

/** A bank has sent it back, which it does once. */
export const markReturned = (
  trx: Trx,
  { at, said, ...marked }: Marked & { said: string },
): Promise<RefundRow | undefined> =>
  mark(trx, marked, {
    from: ['requested', 'failed', 'given_up', 'done'],
    to: { state: 'returned', refusal: said, ended_at: at },
  });

function mark(
  trx: Trx,
  { instanceId, invoiceId, reference }: Omit<Marked, 'at'>,
  { from, to }: { from: RefundState[]; to: Pick<RefundRow, 'state' | 'refusal' | 'ended_at'> },
): Promise<RefundRow | undefined> {
  return trx
    .updateTable('payment_refunds')
    .set(to)
    .where('instance_id', '=', instanceId)
    .where('invoice_id', '=', invoiceId)
    .where('own_reference', '=', reference)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

export async function endRefund(
  trx: Trx,
  { instanceId, id }: RefundRef,
  end: { state: RefundState; refusal?: string | null; ended_at: Date | null },
): Promise<void> {
  await trx
    .updateTable('payment_refunds')
    .set(end)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}
