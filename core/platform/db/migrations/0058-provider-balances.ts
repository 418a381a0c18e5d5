import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** What the instance has with its providers: who has nothing there is asked for nothing. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table providers
      -- In the currency that the provider counts in.
      add column balance_micro bigint,
      add column balance_currency text,
      add column balance_at timestamptz,
      add column balance_check_at timestamptz not null default '-infinity',
      add column balance_failures integer not null default 0,
      -- Below this it gets no more orders; the owner says so.
      add column low_balance_micro bigint,
      -- It has said itself that there is not enough, and is asked for nothing until then.
      add column short_until timestamptz,
      add constraint providers_low_balance check (low_balance_micro >= 0)`.execute(db);
  await sql`create index providers_balance_due on providers (balance_check_at)`.execute(db);
}
