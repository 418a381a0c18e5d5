import { sql } from 'kysely';
import { asSystemRole, type MigrationDb } from '../tenant-table.ts';

/** What a guarantee is taken for whose length nobody ever said. */
const USUAL_DAYS = 30;

/**
 * For how many days after it is complete what drops of an order is delivered anew: of a service as
 * it is sold now, of an order and of a drip-feed as it was agreed on.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table services add column guarantee_days integer`.execute(db);
  for (const table of ['orders', 'drip_feeds'] as const) {
    await sql`alter table ${sql.table(table)} add column guarantee_days integer`.execute(db);
  }
  // Whether a drop asks for a refill by itself; the customer says so.
  await sql`alter table orders
    add column is_auto_refill boolean not null default false`.execute(db);
  await asSystemRole(db, () => readDays(db));
  await sql`alter table services add constraint services_guarantee check (
    has_refill = (guarantee_days is not null)
    and (guarantee_days is null or guarantee_days between 1 and 3650))`.execute(db);
  for (const table of ['orders', 'drip_feeds'] as const) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(`${table}_guarantee`)} check (
      guarantee_days is null or is_guarantee and guarantee_days between 1 and 3650)`.execute(db);
  }
}

/** So far only a text told people; where it counts days in English, those are the days. */
async function readDays(db: MigrationDb): Promise<void> {
  await sql`
    update services s set guarantee_days = coalesce((
      select least(greatest(substring(t.guarantee from '\\d{1,4}')::integer, 1), 3650)
      from service_texts t
      where t.instance_id = s.instance_id and t.service_id = s.id and t.language = 'en'
        and t.guarantee ~* '^\\D*\\d{1,4}\\s*-?\\s*d(ays?)?\\M'), ${sql.lit(USUAL_DAYS)})
    where s.has_refill`.execute(db);
  for (const table of ['orders', 'drip_feeds'] as const) {
    await sql`
      update ${sql.table(table)} o set guarantee_days = coalesce((
        select s.guarantee_days from services s
        where s.instance_id = o.instance_id and s.id = o.service_id), ${sql.lit(USUAL_DAYS)})
      where o.is_guarantee and (o.service ->> 'has_refill')::boolean`.execute(db);
  }
}
