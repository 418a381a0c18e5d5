import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** A refill waits for money at its provider as an order does. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table refill_requests drop constraint refill_requests_sending`.execute(db);
  await sql`alter table refill_requests add constraint refill_requests_sending check (
    sending in ('sending', 'held', 'unknown', 'sent')
    and (sending <> 'held' or provider_id is not null or ended_at is not null))`.execute(db);
  await sql`create index refill_requests_held on refill_requests (instance_id, provider_id, order_id)
    where sending = 'held' and ended_at is null`.execute(db);
  await sql`drop index refill_requests_for_staff`.execute(db);
  await sql`create index refill_requests_for_staff on refill_requests (instance_id, order_id)
    where state in ('asked', 'in_progress')
    and (route = 'manual' or sending in ('unknown', 'held'))`.execute(db);
}
