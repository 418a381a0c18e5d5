import { sql, type RawBuilder } from 'kysely';
import { placeOf, type DocumentSeries } from '#core/billing/documents/number.pure.ts';
import { idsInPeriod } from '#core/platform/lists/ids-in-period.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListSort } from '#core/platform/lists/list-sort.pure.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { during, exactly, within } from '#core/platform/lists/within.ts';
import { customerOfTerm, numberIn } from '../customers/customer-of-term.ts';
import { DOCUMENT_SERIES } from './document-fields.pure.ts';
import type { DOCUMENT_FIELDS, DOCUMENT_KINDS, DocumentListSort } from './document-fields.pure.ts';

type Sql = RawBuilder<unknown>;
type Query = ListQuery<typeof DOCUMENT_FIELDS>;
type Kind = (typeof DOCUMENT_KINDS)[number];

export interface ListedDocumentRow extends ListRow {
  id: bigint;
  number: string;
  series: DocumentSeries;
  sequence: bigint;
  title: Kind;
  customer_id: bigint;
  invoice_id: bigint;
  total_micro: bigint;
  tax_micro: bigint;
  issued_at: Date;
}

export interface DocumentList {
  instanceId: number;
  query: Query;
  sort: ListSort<DocumentListSort>;
}

const COLUMNS = sql`b.id, b.number, b.series, b.sequence, b.title, b.customer_id, b.invoice_id,
  b.total_micro, b.tax_micro, b.issued_at`;

/** As it begins a number; what stands before is the brand’s. */
const isNumber = (word: string): boolean => placeOf(word) !== undefined;

export function documentSource({ instanceId, query, sort }: DocumentList): ListSource {
  const { filters, words } = query;
  const payment = exactly(filters.payment);
  const series = seriesServedByIndex(query);
  const near: Sql[] = [
    sql`b.instance_id = ${instanceId}`,
    ...(series === undefined ? [] : [sql`b.series = ${series}`]),
    ...(filters.number === undefined ? [] : [byNumber(instanceId, filters.number)]),
    ...words.map((word) => byWord(instanceId, word)),
    ...(filters.customer === undefined
      ? []
      : [sql`b.customer_id = ${customerOfTerm(instanceId, filters.customer)}`]),
    ...(payment === undefined ? [] : [amongFew(instanceId, sql`x.invoice_id = ${payment}`)]),
    ...(filters.issued
      ? idsInPeriod(
          { instanceId, table: 'billing_documents', at: 'issued_at', id: sql`b.id` },
          filters.issued,
        )
      : []),
  ];
  return {
    columns: COLUMNS,
    from: sql`billing_documents b`,
    near,
    far: farOf(query),
    // Within a series numbers grow as ids do, and have an index.
    id: series === undefined ? sql`b.id` : sql`b.sequence`,
    ...{ direction: sort.direction, after: undefined },
  };
}

/** The only one that is sought, where nothing else is that has an index of its own. */
function seriesServedByIndex({ words, filters }: Query): DocumentSeries | undefined {
  const { number, customer, payment, issued } = filters;
  const others = [number, customer, issued, exactly(payment)];
  if (words.length > 0 || others.some((other) => other !== undefined)) return undefined;
  const sought = DOCUMENT_SERIES.filter(
    (series) =>
      (filters.series?.includes(series) ?? true) &&
      (filters.kind?.some((kind) => seriesOf(kind) === series) ?? true),
  );
  const [only, ...more] = sought;
  return more.length === 0 ? only : undefined;
}

const seriesOf = (kind: Kind): DocumentSeries =>
  kind === 'credit_note' ? 'credit_note' : 'invoice';

function farOf(query: Query): Sql[] {
  const { kind, series, payment, issued, total, tax, number } = query.filters;
  const numbers = [...query.words, ...(number === undefined ? [] : [number])].filter(isNumber);
  const isKindNear = seriesServedByIndex(query) === 'credit_note';
  const isSeriesNear = seriesServedByIndex(query) !== undefined;
  return [
    ...numbers.map((word) => sql`right(upper(r.number), ${word.length}) = ${word.toUpperCase()}`),
    ...(kind === undefined || isKindNear ? [] : [sql`r.title = any(${[...kind]}::text[])`]),
    ...(series === undefined || isSeriesNear ? [] : [sql`r.series = any(${[...series]}::text[])`]),
    ...(exactly(payment) !== undefined ? [] : within(sql`r.invoice_id`, payment)),
    ...within(sql`r.total_micro`, total),
    ...within(sql`r.tax_micro`, tax),
    ...during(sql`r.issued_at`, issued),
  ];
}

/** A number of a document, its digits alone, or the address of a customer. */
function byWord(instanceId: number, word: string): Sql {
  const sequence = numberIn(word);
  if (sequence !== undefined) {
    const places = DOCUMENT_SERIES.map((series) => atPlace(series, sequence));
    return amongFew(instanceId, ...places);
  }
  if (word.includes('@')) return sql`b.customer_id = ${customerOfTerm(instanceId, word)}`;
  return byNumber(instanceId, word);
}

/** What is no number is of no document. */
function byNumber(instanceId: number, text: string): Sql {
  const { series, sequence } = placeOf(text) ?? {};
  if (series === undefined) return sql`false`;
  return amongFew(instanceId, atPlace(series, sequence));
}

const atPlace = (series: DocumentSeries, sequence: bigint | undefined): Sql =>
  sql`x.series = ${series} and x.sequence = ${sequence}`;

/** As an array, they are looked up once, each by the index of its condition, not by that of the sort. */
const amongFew = (instanceId: number, ...conditions: Sql[]): Sql => {
  const few = conditions.map(
    (condition) => sql`(select x.id from billing_documents x
      where x.instance_id = ${instanceId} and ${condition})`,
  );
  return sql`b.id = any(array(${sql.join(few, sql` union all `)}))`;
};
