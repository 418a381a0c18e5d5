import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What staff tell customers above every page, and who has put it away. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table announcements (
      instance_id integer not null,
      id bigint not null generated always as identity,
      level text not null,
      audience text not null,
      -- Each only for the audience of its name.
      ordered_within_days integer,
      grade_id integer,
      -- Texts by language, English among them.
      title jsonb not null,
      body jsonb not null,
      starts_at timestamptz not null,
      ends_at timestamptz,
      created_by bigint not null,
      created_at timestamptz not null,
      changed_by bigint not null,
      changed_at timestamptz not null,
      primary key (instance_id, id),
      constraint announcements_level check (level in ('info', 'warning', 'danger')),
      constraint announcements_audience check (
        audience in ('customers', 'ordered', 'grade')
        and (audience = 'ordered') = (ordered_within_days is not null)
        and (audience = 'grade') = (grade_id is not null)),
      constraint announcements_days check (ordered_within_days between 1 and 365),
      constraint announcements_period check (ends_at >= starts_at)
    )`.execute(db);
  await sql`create index announcements_by_start
    on announcements (instance_id, starts_at, id)`.execute(db);
  await tenantTable(db, 'announcements');
  await sql`
    create table announcement_dismissals (
      instance_id integer not null,
      customer_id bigint not null,
      announcement_id bigint not null,
      dismissed_at timestamptz not null,
      primary key (instance_id, customer_id, announcement_id),
      foreign key (instance_id, announcement_id) references announcements (instance_id, id)
        on delete cascade
    )`.execute(db);
  // For what is removed along with an announcement.
  await sql`create index announcement_dismissals_of_one
    on announcement_dismissals (instance_id, announcement_id)`.execute(db);
  await tenantTable(db, 'announcement_dismissals');
}
