import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Invoices, receipts and credit notes as they were issued, numbered without a gap. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table billing_series (
      instance_id integer not null,
      series text not null,
      last_sequence bigint not null,
      began_at timestamptz not null,
      primary key (instance_id, series),
      constraint billing_series_series check (series in ('invoice', 'credit_note')),
      constraint billing_series_last check (last_sequence > 0)
    )`.execute(db);
  await sql`
    create table billing_documents (
      instance_id integer not null,
      id bigint not null generated always as identity,
      series text not null,
      sequence bigint not null,
      number text not null,
      customer_id bigint not null,
      -- The payment, and what has happened to it.
      invoice_id bigint not null,
      event text not null,
      total_micro bigint not null,
      issued_at timestamptz not null,
      -- Canonical JSON. Everything printed is made of it, so no role may change it.
      content text not null,
      hash bytea not null,
      primary key (instance_id, id),
      constraint billing_documents_number unique (instance_id, series, sequence),
      constraint billing_documents_event unique (instance_id, invoice_id, event),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, invoice_id) references invoices (instance_id, id),
      constraint billing_documents_series check (series in ('invoice', 'credit_note')),
      constraint billing_documents_paid check ((series = 'invoice') = (event = 'paid')),
      constraint billing_documents_total check (total_micro > 0),
      constraint billing_documents_hash check (hash = sha256(convert_to(content, 'UTF8')))
    )`.execute(db);
  await sql`create index billing_documents_of_customer
    on billing_documents (instance_id, customer_id, id)`.execute(db);
  await tenantTable(db, 'billing_series');
  await tenantTable(db, 'billing_documents', { appendOnly: true });
}
