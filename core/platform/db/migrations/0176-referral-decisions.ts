import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Whether orders of a customer earn something for who referred them, and why or why not. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table referral_decisions (
      instance_id integer not null,
      customer_id bigint not null,
      referrer_id bigint not null,
      decision text not null,
      reasons text[] not null,
      decided_at timestamptz not null,
      primary key (instance_id, customer_id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, referrer_id) references customers (instance_id, id),
      constraint referral_decisions_of_others check (customer_id <> referrer_id),
      constraint referral_decisions_decision check (decision in ('allowed', 'kept', 'refused')),
      constraint referral_decisions_reasons check ((decision = 'allowed') = (reasons = '{}'))
    )`.execute(db);
  await sql`create index referral_decisions_of_referrer
    on referral_decisions (instance_id, referrer_id, customer_id)`.execute(db);
  await tenantTable(db, 'referral_decisions');
}
