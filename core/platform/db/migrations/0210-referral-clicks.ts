import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** How often links of customers were followed, by the name of the link and the day. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table customers add column referred_sub text not null default ''`.execute(db);
  await sql`
    create table referral_clicks (
      instance_id integer not null,
      referrer_id bigint not null,
      sub_id text not null,
      day date not null,
      count integer not null default 1,
      primary key (instance_id, referrer_id, sub_id, day),
      foreign key (instance_id, referrer_id) references customers (instance_id, id),
      constraint referral_clicks_sub_id check (length(sub_id) <= 64)
    ) with (fillfactor = 80)`.execute(db);
  await tenantTable(db, 'referral_clicks');
}
