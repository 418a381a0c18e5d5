import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Channels that customers say are theirs, and what has proven it. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table video_accounts (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      channel_id text not null,
      name text not null,
      url text not null,
      code text not null,
      code_looks integer not null default 0,
      subscription_looks integer not null default 0,
      verification_code_at timestamptz,
      verification_public_subscriptions_at timestamptz,
      is_reportable boolean not null default false,
      created_at timestamptz not null,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      constraint video_accounts_steps check (
        verification_public_subscriptions_at is null or verification_code_at is not null),
      constraint video_accounts_reportable check (
        not is_reportable or verification_public_subscriptions_at is not null)
    )`.execute(db);
  await sql`create unique index video_accounts_of_customer
    on video_accounts (instance_id, customer_id, channel_id)`.execute(db);
  // A channel is one customer's; a claim that nothing proves keeps nobody from proving it.
  await sql`create unique index video_accounts_proven on video_accounts (instance_id, channel_id)
    where verification_code_at is not null`.execute(db);
  await tenantTable(db, 'video_accounts');
}
