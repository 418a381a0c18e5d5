import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** A large payment is approved by two; the first of them is kept until the second has looked. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table payment_approvals (
      instance_id integer not null,
      invoice_id bigint not null,
      staff_id bigint not null,
      received_micro bigint not null,
      created_at timestamptz not null,
      primary key (instance_id, invoice_id),
      foreign key (instance_id, invoice_id) references invoices (instance_id, id),
      foreign key (instance_id, staff_id) references customers (instance_id, id),
      constraint payment_approvals_received check (received_micro > 0)
    )`.execute(db);
  await tenantTable(db, 'payment_approvals');
}
