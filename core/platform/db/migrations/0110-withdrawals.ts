import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Earnings that customers have asked to be paid out, and what became of that. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table withdrawals (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      status text not null,
      amount_micro bigint not null,
      fee_micro bigint not null,
      method jsonb not null,
      account_number text not null,
      comment text,
      requested_at timestamptz not null,
      first_approver_id bigint,
      first_approved_at timestamptz,
      approver_id bigint,
      approved_at timestamptz,
      sender_id bigint,
      sent_at timestamptz,
      ended_by bigint,
      ended_at timestamptz,
      reason text,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, first_approver_id) references customers (instance_id, id),
      foreign key (instance_id, approver_id) references customers (instance_id, id),
      foreign key (instance_id, sender_id) references customers (instance_id, id),
      foreign key (instance_id, ended_by) references customers (instance_id, id),
      constraint withdrawals_status check (status in
        ('requested', 'approved', 'unknown', 'paid', 'refused', 'canceled')),
      constraint withdrawals_amounts check (
        amount_micro > 0 and fee_micro >= 0 and fee_micro < amount_micro),
      constraint withdrawals_words check (
        char_length(account_number) <= 500 and char_length(comment) <= 500
        and char_length(reason) <= 500),
      constraint withdrawals_first check (
        (first_approver_id is null) = (first_approved_at is null)),
      constraint withdrawals_approved check (
        (approver_id is null) = (approved_at is null)
        and (status not in ('approved', 'unknown', 'paid') or approver_id is not null)),
      constraint withdrawals_not_twice check (first_approver_id <> approver_id),
      constraint withdrawals_sent check (
        (sender_id is null) = (sent_at is null)
        and (sender_id is null or approver_id is not null)
        and (status not in ('unknown', 'paid') or sender_id is not null)),
      constraint withdrawals_own check (
        customer_id not in (first_approver_id, approver_id, sender_id, ended_by)),
      constraint withdrawals_ended check (
        (ended_at is not null) = (status in ('paid', 'refused', 'canceled'))
        and (ended_by is not null) = (status in ('paid', 'refused')))
    )`.execute(db);
  await sql`create index withdrawals_of_customer on withdrawals (instance_id, customer_id, id)`.execute(
    db,
  );
  await sql`create index withdrawals_in_status on withdrawals (instance_id, status, id)`.execute(
    db,
  );
  for (const column of ['first_approver_id', 'approver_id', 'sender_id', 'ended_by']) {
    await sql`create index ${sql.ref(`withdrawals_${column}`)} on withdrawals
      (instance_id, ${sql.ref(column)}) where ${sql.ref(column)} is not null`.execute(db);
  }
  await tenantTable(db, 'withdrawals');
}
