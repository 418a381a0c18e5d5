import type { ColumnType, GeneratedAlways } from 'kysely';
import type { DocumentTitle } from './billing-document.ts';
import type { DocumentSeries } from './number.pure.ts';

export interface BillingSeriesTable {
  instance_id: number;
  series: DocumentSeries;
  last_sequence: bigint;
  began_at: Date;
}

/** Nothing of it is ever changed. */
type Fixed<T> = ColumnType<T, T, never>;

export interface BillingDocumentsTable {
  instance_id: Fixed<number>;
  id: GeneratedAlways<bigint>;
  series: Fixed<DocumentSeries>;
  sequence: Fixed<bigint>;
  number: Fixed<string>;
  customer_id: Fixed<bigint>;
  invoice_id: Fixed<bigint>;
  /** What happened to the payment: `paid`, `refund/…` or `dispute/…`. */
  event: Fixed<string>;
  total_micro: Fixed<bigint>;
  issued_at: Fixed<Date>;
  /** Canonical JSON of a `BillingDocument`. */
  content: Fixed<string>;
  hash: Fixed<Uint8Array>;
  /** As its content says them. */
  title: ColumnType<DocumentTitle, never, never>;
  tax_micro: ColumnType<bigint, never, never>;
}

export interface BillingDocumentTables {
  billing_series: BillingSeriesTable;
  billing_documents: BillingDocumentsTable;
}
