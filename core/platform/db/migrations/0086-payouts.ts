import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What is owed to customers who have left; who they were is known until they are paid. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table payouts (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      amount_micro bigint not null,
      name text not null,
      email text,
      pay_to text not null,
      requested_at timestamptz not null,
      paid_at timestamptz,
      paid_by bigint,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, paid_by) references customers (instance_id, id),
      constraint payouts_amount check (amount_micro > 0),
      constraint payouts_paid check ((paid_at is null) = (paid_by is null)),
      constraint payouts_words check (
        char_length(pay_to) <= 500 and (paid_at is null) = (pay_to <> ''))
    )`.execute(db);
  await sql`create index payouts_open on payouts (instance_id, id) where paid_at is null`.execute(
    db,
  );
  await sql`create index payouts_of_customer on payouts (instance_id, customer_id)`.execute(db);
  await sql`create index payouts_by_staff on payouts (instance_id, paid_by)`.execute(db);
  await tenantTable(db, 'payouts');
}
