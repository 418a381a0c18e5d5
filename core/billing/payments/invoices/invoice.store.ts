import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { InvoicesTable } from './invoice.tables.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { InvoiceStatus } from './invoice-status.pure.ts';

export type InvoiceRow = Selectable<InvoicesTable>;
export type InvoiceChange = Omit<Updateable<InvoicesTable>, 'instance_id' | 'id' | 'updated_at'>;

export interface InvoiceRef {
  instanceId: number;
  id: bigint;
}

export async function insertInvoice(
  trx: Trx,
  invoice: Insertable<InvoicesTable>,
): Promise<InvoiceRow> {
  return trx.insertInto('invoices').values(invoice).returningAll().executeTakeFirstOrThrow();
}

export async function findInvoice(
  trx: Trx,
  { instanceId, id }: InvoiceRef,
): Promise<InvoiceRow | undefined> {
  return invoiceOf(trx, { instanceId, id }).executeTakeFirst();
}

/** Locks the invoice until the end of the transaction. */
export async function lockInvoice(trx: Trx, ref: InvoiceRef): Promise<InvoiceRow | undefined> {
  return invoiceOf(trx, ref).forNoKeyUpdate().executeTakeFirst();
}

const invoiceOf = (trx: Trx, { instanceId, id }: InvoiceRef) =>
  trx.selectFrom('invoices').selectAll().where('instance_id', '=', instanceId).where('id', '=', id);

export async function changeInvoice(
  trx: Trx,
  { instanceId, id }: InvoiceRef,
  change: InvoiceChange & { updated_at: Date },
): Promise<void> {
  await trx
    .updateTable('invoices')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}

/** What came for a payment after it was credited, as payments of their own. */
export async function sumFurther(trx: Trx, { instanceId, id }: InvoiceRef): Promise<bigint> {
  const { sum } = await trx
    .selectFrom('invoices')
    .select(sql<bigint>`coalesce(sum(received_micro), 0)::bigint`.as('sum'))
    .where('instance_id', '=', instanceId)
    .where('further_to', '=', id)
    .executeTakeFirstOrThrow();
  return sum;
}

/** The count and the newest of the invoices that wait for staff. */
export async function findWaiting(
  trx: Trx,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
) {
  return trx
    .selectFrom('invoices')
    .select(['id', 'total_micro', sql<number>`(count(*) over ())::integer`.as('count')])
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'waiting')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The customer's comments are erased with the account. */
export async function eraseComments(
  trx: Trx,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ customer_comment: null })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('customer_comment', 'is not', null)
    .execute();
}

interface InvoicesIn {
  instanceId: number;
  status: InvoiceStatus;
  after: bigint;
  most: number;
}

/** Those in a state, the oldest first. */
export function readInvoicesIn(
  trx: Trx,
  { instanceId, status, after, most }: InvoicesIn,
): Promise<InvoiceRow[]> {
  return trx
    .selectFrom('invoices')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('status', '=', status)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Overdue invoices of every instance. */
export async function listOverdueInvoices(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<InvoiceRef[]> {
  const rows = await trx
    .selectFrom('invoices')
    .select(['instance_id', 'id'])
    .where('status', 'in', ['open', 'unknown'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(most)
    .execute();
  return rows.map(({ instance_id: instanceId, id }) => ({ instanceId, id }));
}

interface OwnInvoices {
  instanceId: number;
  customerId: bigint;
  statuses: readonly InvoiceStatus[];
  before: bigint | undefined;
  most: number;
}

/** The newest first. */
export async function readOwnInvoices(trx: Trx, asked: OwnInvoices): Promise<InvoiceRow[]> {
  let query = trx
    .selectFrom('invoices')
    .selectAll()
    .where('instance_id', '=', asked.instanceId)
    .where('customer_id', '=', asked.customerId)
    .where('status', 'in', asked.statuses);
  if (asked.before !== undefined) query = query.where('id', '<', asked.before);
  return query.orderBy('id', 'desc').limit(asked.most).execute();
}

/** What a customer has topped up, without what went back to them or their bank has taken. */
export async function sumTopUps(
  trx: Trx,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(greatest(amount_micro - refunded_micro, 0)), 0)::bigint as sum
    from invoices
    where instance_id = ${instanceId} and customer_id = ${customerId} and purpose = 'top_up'
      and status in ('paid', 'refunded')`.execute(trx);
  return rows[0]?.sum ?? 0n;
}
