import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** A webhook of an account that nobody hears any more, until its provider has taken it away. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table payment_accounts
      add column left_webhook_id text,
      add column left_webhook_url text,
      add constraint payment_accounts_left_webhook
        check ((left_webhook_id is null) = (left_webhook_url is null))`.execute(db);
}
