import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What staff have asked to give back of a payment, and what the sandbox has given back. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table payment_refunds (
      instance_id integer not null,
      id bigint not null generated always as identity,
      invoice_id bigint not null,
      own_reference text not null,
      gateway text,
      amount_micro bigint not null,
      reason text not null,
      state text not null,
      refusal text,
      staff_id bigint not null,
      created_at timestamptz not null,
      ended_at timestamptz,
      primary key (instance_id, id),
      foreign key (instance_id, invoice_id) references invoices (instance_id, id),
      foreign key (instance_id, staff_id) references customers (instance_id, id),
      constraint payment_refunds_amount check (amount_micro > 0),
      constraint payment_refunds_words check (
        char_length(reason) between 1 and 500 and char_length(refusal) <= 500),
      constraint payment_refunds_state check (state in ('requested', 'done', 'refused')),
      constraint payment_refunds_ended check ((ended_at is null) = (state = 'requested')),
      constraint payment_refunds_refusal check (refusal is null or state = 'refused')
    )`.execute(db);
  await sql`create index payment_refunds_of_invoice on payment_refunds (instance_id, invoice_id, id)`.execute(
    db,
  );
  // The second one waits until it is known what became of the first.
  await sql`create unique index payment_refunds_requested
    on payment_refunds (instance_id, invoice_id) where state = 'requested'`.execute(db);
  await sql`create unique index payment_refunds_reference
    on payment_refunds (instance_id, own_reference)`.execute(db);
  await sql`create index payment_refunds_by_staff on payment_refunds (instance_id, staff_id)`.execute(
    db,
  );
  await tenantTable(db, 'payment_refunds');
  await sql`
    create table sandbox_refunds (
      instance_id integer not null,
      own_reference text not null,
      merchant_reference text not null,
      amount_micro bigint not null,
      primary key (instance_id, own_reference),
      foreign key (instance_id, merchant_reference)
        references sandbox_payments (instance_id, merchant_reference),
      constraint sandbox_refunds_amount check (amount_micro > 0)
    )`.execute(db);
  await sql`create index sandbox_refunds_of_payment
    on sandbox_refunds (instance_id, merchant_reference)`.execute(db);
  await tenantTable(db, 'sandbox_refunds');
}
