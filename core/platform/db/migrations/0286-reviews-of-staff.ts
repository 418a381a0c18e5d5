import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Who hid a review and why, what the shop answers to it, and reviews as staff look for them. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table reviews
      add column hidden_reason text,
      add column hidden_at timestamptz,
      add column hidden_by bigint,
      add column answer text,
      add column answered_at timestamptz,
      add column answered_by bigint,
      add constraint reviews_hidden check (
        state = 'hidden' or num_nonnulls(hidden_reason, hidden_at, hidden_by) = 0),
      add constraint reviews_hidden_reason check (char_length(hidden_reason) between 1 and 500),
      add constraint reviews_answered check (num_nonnulls(answer, answered_at, answered_by) in (0, 3)),
      add constraint reviews_answer check (char_length(answer) between 1 and 2000),
      add constraint reviews_hider foreign key (instance_id, hidden_by)
        references customers (instance_id, id),
      add constraint reviews_answerer foreign key (instance_id, answered_by)
        references customers (instance_id, id)`.execute(db);
  // An answer to what its author has changed since is looked at again.
  await sql`
    alter table reviews add column list_state text not null generated always as (
      case when state = 'hidden' then 'hidden'
        when answered_at is null or answered_at < updated_at then 'unanswered'
        else 'answered' end) stored`.execute(db);
  for (const [name, column] of [
    ['list_state', 'list_state'],
    ['service', 'service_id'],
    ['rating', 'rating'],
    ['customer', 'customer_id'],
    ['time', 'created_at'],
  ] as const) {
    await sql`create index ${sql.ref(`reviews_by_${name}`)}
      on reviews (instance_id, ${sql.ref(column)}, id)`.execute(db);
  }
}
