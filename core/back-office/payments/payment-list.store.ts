import { sql, type RawBuilder } from 'kysely';
import type { InvoiceStatus } from '#core/billing/payments/invoices/invoice-status.pure.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { idsInPeriod } from '#core/platform/lists/ids-in-period.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListPlace, ListSort } from '#core/platform/lists/list-sort.pure.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { during, within } from '#core/platform/lists/within.ts';
import type { Localized } from '#instance-schema/localized.ts';
import { customerOfTerm, numberIn } from '../customers/customer-of-term.ts';
import type { PAYMENT_FIELDS, PAYMENT_TYPES, PaymentListSort } from './payment-fields.pure.ts';

type Sql = RawBuilder<unknown>;
type Query = ListQuery<typeof PAYMENT_FIELDS>;

export interface ListedPayment extends ListRow {
  id: bigint;
  customer_id: bigint;
  purpose: (typeof PAYMENT_TYPES)[number];
  status: InvoiceStatus;
  payment_method_id: number;
  total_micro: bigint;
  fee_micro: bigint;
  received_micro: bigint | null;
  credited_micro: bigint | null;
  refunded_micro: bigint;
  created_at: Date;
  paid_at: Date | null;
}

export interface PaymentList {
  instanceId: number;
  query: Query;
  /** The payment methods that the query means. */
  methodIds: readonly number[];
  sort: ListSort<PaymentListSort>;
  after?: ListPlace | undefined;
}

const COLUMNS = sql`i.id, i.customer_id, i.purpose, i.status, i.payment_method_id, i.total_micro,
  i.fee_micro, i.received_micro, i.credited_micro, i.refunded_micro, i.created_at, i.paid_at`;

/** A number of a payment provider leads to so many payments at most. */
const MOST_OF_A_REFERENCE = 1_000;

export function paymentSource(list: PaymentList): ListSource {
  const { instanceId, query, sort, after } = list;
  const { customer, ref, created, paid } = query.filters;
  const { status, methodId } = servedByIndex(list);
  const begun = { instanceId, table: 'invoices', at: 'created_at', id: sql`i.id` };
  const near: Sql[] = [
    sql`i.instance_id = ${instanceId}`,
    ...(status === undefined ? [] : [sql`i.status = ${status}`]),
    ...(methodId === undefined ? [] : [sql`i.payment_method_id = ${methodId}::integer`]),
    ...(customer === undefined
      ? []
      : [sql`i.customer_id = ${customerOfTerm(instanceId, customer)}`]),
    ...(ref === undefined ? [] : [sql`i.id = any(array(${referred(instanceId, ref)}))`]),
    ...query.words.map((word) => byNumber(instanceId, word)),
    ...(created ? idsInPeriod(begun, created) : []),
    // Nothing is paid before it is begun.
    ...(paid?.until ? idsInPeriod(begun, { until: paid.until }) : []),
  ];
  return {
    columns: COLUMNS,
    from: sql`invoices i`,
    near,
    far: farOf(list),
    id: sql`i.id`,
    after,
    direction: sort.direction,
  };
}

/**
 * A state or a method, but not both: an index of one would be read until enough of the other had
 * come. Of a few payments that something else finds, neither.
 */
function servedByIndex({ query, methodIds }: PaymentList): {
  status?: InvoiceStatus;
  methodId?: number;
} {
  const { filters, words } = query;
  const isOfFew = filters.ref !== undefined || filters.customer !== undefined || words.length > 0;
  if (isOfFew) return {};
  const [methodId, ...otherMethods] = methodIds;
  if (methodId !== undefined && otherMethods.length === 0) return { methodId };
  const [status, ...others] = filters.state ?? [];
  return status !== undefined && others.length === 0 ? { status } : {};
}

function farOf(list: PaymentList): Sql[] {
  const near = servedByIndex(list);
  const { state, method, amount, type, created, paid } = list.query.filters;
  return [
    ...(state !== undefined && near.status === undefined
      ? [sql`r.status = any(${[...state]}::text[])`]
      : []),
    ...(method !== undefined && near.methodId === undefined
      ? [sql`r.payment_method_id = any(${[...list.methodIds]}::integer[])`]
      : []),
    ...within(sql`r.total_micro`, amount),
    ...(type === undefined ? [] : [sql`r.purpose = any(${[...type]}::text[])`]),
    ...during(sql`r.created_at`, created),
    ...during(sql`r.paid_at`, paid),
  ];
}

const referred = (instanceId: number, reference: string): Sql => sql`
  select invoice_id from outside_payments
  where instance_id = ${instanceId} and reference = ${reference}
  limit ${MOST_OF_A_REFERENCE}`;

/** A number of ours, also as it stands on a transfer, or of a payment provider. */
function byNumber(instanceId: number, word: string): Sql {
  const number = numberIn(word.replace(/^inv-/i, ''));
  const theirs = referred(instanceId, word);
  if (number === undefined) return sql`i.id = any(array(${theirs}))`;
  if (/^(?:#|inv-)/i.test(word)) return sql`i.id = ${number}`;
  return sql`i.id = any(array(select ${number}::bigint union all (${theirs})))`;
}

/** A payment method with its name, also one that is offered no more. */
export interface NamedMethod {
  id: number;
  name: Localized;
}

export async function readMethodNames(trx: Trx, instanceId: number): Promise<NamedMethod[]> {
  const { rows } = await sql<NamedMethod>`
    select id, texts->'name' as name from payment_methods
    where instance_id = ${instanceId}`.execute(trx);
  return rows;
}

export interface Reference {
  id: bigint;
  gateway: string;
  reference: string | null;
}

/** Who takes the money of these payments, and what they call each. */
export async function readReferences(
  trx: Trx,
  instanceId: number,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Reference>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Reference>`
    select invoice_id as id, gateway, reference from outside_payments
    where instance_id = ${instanceId} and invoice_id = any(${ids.map(String)}::bigint[])`.execute(
    trx,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
