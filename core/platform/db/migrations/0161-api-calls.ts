import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What programs have asked and were answered, for those whose programs they are. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table api_calls (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      token_id bigint not null,
      request_id text not null,
      operation text not null,
      path text not null,
      is_test boolean not null,
      status integer not null,
      refusal text,
      input text,
      answer text,
      cost_micro bigint,
      took_ms integer not null,
      address text not null,
      created_at timestamptz not null,
      primary key (instance_id, id),
      constraint api_calls_customer foreign key (instance_id, customer_id)
        references customers (instance_id, id) on delete cascade,
      constraint api_calls_token foreign key (instance_id, token_id)
        references api_tokens (instance_id, id) on delete cascade,
      constraint api_calls_are_short check (char_length(input) <= 4100
        and char_length(answer) <= 2100 and char_length(path) <= 300)
    )`.execute(db);
  await sql`create index api_calls_of_customer on api_calls (instance_id, customer_id, id)`.execute(
    db,
  );
  await sql`create index api_calls_of_token on api_calls (instance_id, token_id, id)`.execute(db);
  await sql`create index api_calls_by_request
    on api_calls (instance_id, customer_id, request_id)`.execute(db);
  await sql`create index api_calls_by_age on api_calls (created_at)`.execute(db);
  await tenantTable(db, 'api_calls');
}
