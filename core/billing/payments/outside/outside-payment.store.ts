import type { Insertable, Selectable, Updateable } from 'kysely';
import type { OutsidePaymentsTable } from './outside-payment.tables.ts';
import type { Trx } from '#core/platform/db/database.ts';

export type OutsidePaymentRow = Selectable<OutsidePaymentsTable>;

interface OutsideRef {
  instanceId: number;
  invoiceId: bigint;
}

export async function insertOutside(
  trx: Trx,
  payment: Insertable<OutsidePaymentsTable>,
): Promise<void> {
  await trx.insertInto('outside_payments').values(payment).execute();
}

export async function findOutside(
  trx: Trx,
  { instanceId, invoiceId }: OutsideRef,
): Promise<OutsidePaymentRow | undefined> {
  return trx
    .selectFrom('outside_payments')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
}

export async function readOutside(
  trx: Trx,
  { instanceId, invoiceIds }: { instanceId: number; invoiceIds: readonly bigint[] },
): Promise<OutsidePaymentRow[]> {
  if (invoiceIds.length === 0) return [];
  return trx
    .selectFrom('outside_payments')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('invoice_id', 'in', invoiceIds)
    .execute();
}

/** By our reference or the gateway's. */
export async function findByReference(
  trx: Trx,
  { instanceId, gateway, reference }: { instanceId: number; gateway: string; reference: string },
): Promise<OutsidePaymentRow | undefined> {
  return trx
    .selectFrom('outside_payments')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('gateway', '=', gateway)
    .where((eb) => eb.or([eb('own_reference', '=', reference), eb('reference', '=', reference)]))
    .executeTakeFirst();
}

/** Of many who want to ask its gateway at once, true for one; the others come too early again. */
export async function takeTurnToAsk(
  trx: Trx,
  { instanceId, invoiceId, before, now }: OutsideRef & { before: Date; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('outside_payments')
    .set({ updated_at: now })
    .where('instance_id', '=', instanceId)
    .where('invoice_id', '=', invoiceId)
    .where('updated_at', '<=', before)
    .returning('invoice_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a payment by a saved card is still open. */
export async function isChargedNow(
  trx: Trx,
  { instanceId, cardId }: { instanceId: number; cardId: bigint },
): Promise<boolean> {
  const found = await trx
    .selectFrom('outside_payments')
    .select('invoice_id')
    .where('instance_id', '=', instanceId)
    .where('card_id', '=', cardId)
    .where('state', '<>', 'ended')
    .executeTakeFirst();
  return found !== undefined;
}

/** Payments of every instance whose gateway is to be asked. */
export async function listToCheck(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<{ instanceId: number; id: bigint }[]> {
  const rows = await trx
    .selectFrom('outside_payments')
    .select(['instance_id', 'invoice_id'])
    .where('state', '<>', 'ended')
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(most)
    .execute();
  return rows.map(({ instance_id: instanceId, invoice_id: id }) => ({ instanceId, id }));
}

export async function changeOutside(
  trx: Trx,
  { instanceId, invoiceId }: OutsideRef,
  change: Omit<Updateable<OutsidePaymentsTable>, 'instance_id' | 'invoice_id'> & {
    updated_at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('outside_payments')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('invoice_id', '=', invoiceId)
    .execute();
}
