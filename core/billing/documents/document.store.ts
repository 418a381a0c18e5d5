import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { BillingDocumentsTable } from './document.tables.ts';
import { placeOf, type DocumentSeries } from './number.pure.ts';

export type DocumentRow = Selectable<BillingDocumentsTable>;

interface OfInstance {
  instanceId: number;
}

/**
 * The next number of a series. Its row stays locked until the transaction ends, so that a number is
 * taken only by what is committed; whoever takes one does so after everything else is locked.
 */
export async function takeSequence(
  trx: Trx,
  { instanceId, series, now }: OfInstance & { series: DocumentSeries; now: Date },
): Promise<bigint> {
  const { last_sequence: sequence } = await trx
    .insertInto('billing_series')
    .values({ instance_id: instanceId, series, last_sequence: 1n, began_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['instance_id', 'series'])
        .doUpdateSet({ last_sequence: sql`billing_series.last_sequence + 1` }),
    )
    .returning('last_sequence')
    .executeTakeFirstOrThrow();
  return sequence;
}

export async function insertBillingDocument(
  trx: Trx,
  document: Insertable<BillingDocumentsTable>,
): Promise<void> {
  await trx.insertInto('billing_documents').values(document).execute();
}

const documents = (trx: Trx, { instanceId }: OfInstance) =>
  trx.selectFrom('billing_documents').selectAll().where('instance_id', '=', instanceId);

/** Of a customer, where one is named. */
export function findDocument(
  trx: Trx,
  { id, customerId, ...own }: OfInstance & { id: bigint; customerId?: bigint },
): Promise<DocumentRow | undefined> {
  let query = documents(trx, own).where('id', '=', id);
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId);
  return query.executeTakeFirst();
}

/** Those of some payments, in the order they were issued. */
export async function readDocumentsOfInvoices(
  trx: Trx,
  { invoiceIds, ...own }: OfInstance & { invoiceIds: readonly bigint[] },
): Promise<DocumentRow[]> {
  if (invoiceIds.length === 0) return [];
  return documents(trx, own).where('invoice_id', 'in', invoiceIds).orderBy('id').execute();
}

/** The one with a number as people write it, in small letters too. */
export function findDocumentByNumber(
  trx: Trx,
  { number, ...own }: OfInstance & { number: string },
): Promise<DocumentRow | undefined> {
  const place = placeOf(number);
  if (place === undefined) return Promise.resolve(undefined);
  return documents(trx, own)
    .where('series', '=', place.series)
    .where('sequence', '=', place.sequence)
    .where((row) => row(row.fn('upper', ['number']), '=', number.toUpperCase()))
    .executeTakeFirst();
}

interface OwnDocuments extends OfInstance {
  customerId: bigint;
  before: bigint | undefined;
  most: number;
}

/** Of a customer, the newest first. */
export function readDocumentsOf(
  trx: Trx,
  { customerId, before, most, ...own }: OwnDocuments,
): Promise<DocumentRow[]> {
  let query = documents(trx, own).where('customer_id', '=', customerId);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(most).execute();
}
