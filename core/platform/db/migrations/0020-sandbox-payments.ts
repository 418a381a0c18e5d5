import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** The books of the sandbox, which stands for somebody outside who takes money. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table sandbox_payments (
      instance_id integer not null references instances (id) on delete cascade,
      reference text not null,
      -- What the merchant calls it; asked for again, it is the same payment.
      merchant_reference text not null,
      amount_micro bigint not null,
      state text not null,
      decision text,
      success_url text not null,
      cancel_url text not null,
      created_at timestamptz not null,
      decided_at timestamptz,
      primary key (instance_id, reference),
      constraint sandbox_payments_once unique (instance_id, merchant_reference),
      constraint sandbox_payments_amount check (amount_micro > 0),
      constraint sandbox_payments_state check (
        state in ('open', 'approved', 'declined', 'closed')),
      constraint sandbox_payments_decided check (
        (state = 'open') = (decided_at is null) and (decision is null) = (decided_at is null))
    )`.execute(db);
  await tenantTable(db, 'sandbox_payments');
}
