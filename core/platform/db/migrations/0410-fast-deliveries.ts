import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** What was ordered with a speed-up stands first among the orders that staff are to begin with. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table dispatches add column is_fast boolean not null default false`.execute(db);
  await sql`
    update dispatches d set is_fast = true from orders o
    where o.instance_id = d.instance_id and o.id = d.order_id and o.is_speedup
      and d.state = 'sent' and d.route = 'manual'`.execute(db);
  await sql`drop index dispatches_to_take`.execute(db);
  await sql`create index dispatches_to_take on dispatches (instance_id, is_fast desc, order_id)
    where state = 'sent' and route = 'manual' and taken_at is null`.execute(db);
}
