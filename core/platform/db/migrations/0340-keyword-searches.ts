import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What customers have searched for with the keyword tool, and what was suggested. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table keyword_searches (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      day date not null,
      keyword text not null,
      country_id integer not null,
      language text not null,
      suggestions jsonb,
      source text not null,
      created_at timestamptz not null,
      told_at timestamptz,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      constraint keyword_searches_keyword check (char_length(keyword) between 1 and 80),
      constraint keyword_searches_told check ((told_at is null) = (suggestions is null))
    )`.execute(db);
  // What a customer looks up again on the same day is the same search.
  await sql`create unique index keyword_searches_of_day on keyword_searches
    (instance_id, customer_id, day, keyword, country_id, language)`.execute(db);
  await sql`create index keyword_searches_of_customer on keyword_searches
    (instance_id, customer_id, id)`.execute(db);
  await sql`create index keyword_searches_told on keyword_searches
    (instance_id, keyword, country_id, language, told_at)`.execute(db);
  await sql`create index keyword_searches_by_time on keyword_searches (created_at)`.execute(db);
  await tenantTable(db, 'keyword_searches');
}
