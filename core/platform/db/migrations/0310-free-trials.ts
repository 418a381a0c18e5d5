import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Free trials that customers have begun, and what became of them. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table free_trials (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      quest_id integer not null,
      quest_name jsonb not null,
      service_id integer not null,
      service_slug text not null,
      quantity integer not null,
      status text not null,
      url text,
      link_key text,
      proof_url text,
      origin text,
      order_id bigint,
      reason text,
      created_at timestamptz not null,
      expire_at timestamptz not null,
      submitted_at timestamptz,
      decided_at timestamptz,
      decided_by bigint,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, order_id) references orders (instance_id, id),
      foreign key (instance_id, decided_by) references customers (instance_id, id),
      constraint free_trials_status check (status in
        ('tracked', 'in_moderation', 'approved', 'refused', 'expired')),
      constraint free_trials_quantity check (quantity > 0),
      constraint free_trials_words check (
        char_length(proof_url) <= 2000 and char_length(reason) between 1 and 500),
      constraint free_trials_ordered check ((order_id is not null) = (status = 'approved')),
      constraint free_trials_submitted check (
        case status when 'tracked' then submitted_at is null and url is null
          when 'expired' then true else submitted_at is not null end),
      constraint free_trials_decided check (
        (decided_at is not null) = (status in ('approved', 'refused'))
        and (decided_by is null or decided_at is not null)
        and (status <> 'refused' or decided_by is not null)),
      constraint free_trials_own check (decided_by <> customer_id)
    )`.execute(db);
  await sql`create index free_trials_of_customer on free_trials (instance_id, customer_id, id)`.execute(
    db,
  );
  for (const [name, column] of [
    ['status', 'status'],
    ['quest', 'quest_id'],
    ['service', 'service_id'],
    ['time', 'created_at'],
  ] as const) {
    await sql`create index ${sql.ref(`free_trials_by_${name}`)}
      on free_trials (instance_id, ${sql.ref(column)}, id)`.execute(db);
  }
  // Nobody holds two places of a quest that they have not used.
  await sql`create unique index free_trials_tracked
    on free_trials (instance_id, customer_id, quest_id) where status = 'tracked'`.execute(db);
  // Of all customers together, one trial of a quest for a link.
  await sql`create unique index free_trials_of_link on free_trials (instance_id, quest_id, link_key)
    where status in ('in_moderation', 'approved') and link_key is not null`.execute(db);
  await sql`create index free_trials_by_link on free_trials (instance_id, link_key, id)
    where link_key is not null`.execute(db);
  await sql`create unique index free_trials_of_order on free_trials (instance_id, order_id)
    where order_id is not null`.execute(db);
  await sql`create index free_trials_decided_by on free_trials (instance_id, decided_by)
    where decided_by is not null`.execute(db);
  await sql`create index free_trials_expiring on free_trials (expire_at)
    where status = 'tracked'`.execute(db);
  await tenantTable(db, 'free_trials');
}
