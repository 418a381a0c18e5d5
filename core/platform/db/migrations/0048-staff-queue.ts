import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Who of the staff has taken an order, and what their lists are read by, page after page. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table dispatches
      add column taken_at timestamptz,
      -- The member of staff.
      add column taken_by bigint,
      add constraint dispatches_taken check (
        (taken_at is null) = (taken_by is null) and (taken_at is null or route = 'manual'))`.execute(
    db,
  );
  await sql`drop index dispatches_unknown`.execute(db);
  await sql`create index dispatches_unknown on dispatches (instance_id, order_id)
    where state = 'unknown'`.execute(db);
  await sql`create index dispatches_to_take on dispatches (instance_id, order_id)
    where state = 'sent' and route = 'manual' and taken_at is null`.execute(db);
  await sql`create index dispatches_taken on dispatches (instance_id, order_id)
    where state = 'sent' and route = 'manual' and taken_at is not null`.execute(db);
  await sql`create index orders_held_up on orders (instance_id, id)
    where status = 'error'`.execute(db);
  await sql`create index orders_by_link on orders (instance_id, link_key, id)
    where link_key is not null`.execute(db);
}
