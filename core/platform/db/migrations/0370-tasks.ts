import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Services that customers deliver: on what terms, the tasks of their orders, and who did them. */
export async function up(db: MigrationDb): Promise<void> {
  await createTerms(db);
  await createTasks(db);
  await createChecks(db);
  await sql`
    alter table dispatches
      drop constraint dispatches_route,
      add constraint dispatches_route check (route in ('simulator', 'manual', 'api_v2', 'tasks'))
  `.execute(db);
}

async function createTerms(db: MigrationDb): Promise<void> {
  await sql`
    create table task_terms (
      instance_id integer not null,
      service_id integer not null,
      reward_micro bigint not null,
      watch_seconds integer not null,
      primary key (instance_id, service_id),
      foreign key (instance_id, service_id) references services (instance_id, id) on delete cascade,
      constraint task_terms_reward check (reward_micro > 0),
      constraint task_terms_watch check (watch_seconds between 5 and 600)
    )`.execute(db);
  await tenantTable(db, 'task_terms');
}

async function createTasks(db: MigrationDb): Promise<void> {
  await sql`
    create table tasks (
      instance_id integer not null,
      id bigint not null generated always as identity,
      order_id bigint not null,
      -- Who ordered it, and does not do it.
      customer_id bigint not null,
      service_id integer not null,
      reference text not null,
      url text not null,
      quantity integer not null,
      reward_micro bigint not null,
      watch_seconds integer not null,
      -- Places that are held or done; what is done of them, waiting and rewarded.
      taken integer not null default 0,
      checked integer not null default 0,
      rewarded integer not null default 0,
      is_held boolean not null default false,
      created_at timestamptz not null,
      closes_at timestamptz not null,
      closed_at timestamptz,
      -- Whether a place can be taken, but for its time.
      is_open boolean not null generated always as
        (closed_at is null and not is_held and taken < quantity) stored,
      primary key (instance_id, id),
      foreign key (instance_id, order_id) references orders (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      constraint tasks_reference unique (instance_id, reference),
      constraint tasks_places check (quantity > 0 and checked >= 0 and rewarded >= 0
        and checked + rewarded <= taken and taken <= quantity),
      constraint tasks_terms check (reward_micro > 0 and watch_seconds between 5 and 600)
    ) with (fillfactor = 80)`.execute(db);
  // The lists of those who look for tasks: the newest, or what is rewarded best, of a service or all.
  await sql`create index tasks_open on tasks (instance_id, id) where is_open`.execute(db);
  await sql`create index tasks_open_by_reward on tasks (instance_id, reward_micro, id)
    where is_open`.execute(db);
  await sql`create index tasks_open_of_service on tasks (instance_id, service_id, id)
    where is_open`.execute(db);
  await sql`create index tasks_open_of_service_by_reward
    on tasks (instance_id, service_id, reward_micro, id) where is_open`.execute(db);
  await sql`create index tasks_of_order on tasks (instance_id, order_id)`.execute(db);
  await sql`create index tasks_of_customer on tasks (instance_id, customer_id)`.execute(db);
  await tenantTable(db, 'tasks');
}

async function createChecks(db: MigrationDb): Promise<void> {
  await sql`
    create table task_checks (
      instance_id integer not null,
      id bigint not null generated always as identity,
      task_id bigint not null,
      customer_id bigint not null,
      -- Of the channel as it was; it may be removed since.
      video_account_id bigint,
      channel_id text,
      channel_name text,
      status text not null default 'created',
      comment text,
      reward_micro bigint not null,
      created_at timestamptz not null,
      expire_at timestamptz not null,
      start_at timestamptz,
      end_at timestamptz,
      checked_at timestamptz,
      ready_at timestamptz,
      rewarded_at timestamptz,
      declined_at timestamptz,
      declined_by bigint,
      reason text,
      primary key (instance_id, id),
      foreign key (instance_id, task_id) references tasks (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, declined_by) references customers (instance_id, id),
      constraint task_checks_status check (status in
        ('created', 'started', 'ended', 'checked', 'rewarded', 'declined', 'expired')),
      constraint task_checks_words check (char_length(comment) between 1 and 500
        and char_length(reason) between 1 and 500),
      constraint task_checks_steps check (
        (end_at is null or start_at is not null) and (checked_at is null or end_at is not null)
        and (checked_at is null) = (ready_at is null)
        and (status in ('checked', 'rewarded', 'declined', 'expired') or checked_at is null)
        and (status not in ('checked', 'rewarded', 'declined') or checked_at is not null)),
      constraint task_checks_rewarded check ((status = 'rewarded') = (rewarded_at is not null)),
      constraint task_checks_declined check ((status = 'declined') = (declined_at is not null)
        and (declined_at is null) = (declined_by is null)),
      constraint task_checks_own check (declined_by <> customer_id)
    ) with (fillfactor = 80)`.execute(db);
  // A task is done once by a customer and once with a channel; one that ran out of time holds nothing.
  // Led by them, so that a list of tasks finds what they have done.
  await sql`create unique index task_checks_of_customer_once
    on task_checks (instance_id, customer_id, task_id) where status <> 'expired'`.execute(db);
  await sql`create unique index task_checks_of_channel_once
    on task_checks (instance_id, channel_id, task_id) where status <> 'expired'`.execute(db);
  await sql`create index task_checks_of_task on task_checks (instance_id, task_id, id)`.execute(db);
  await sql`create index task_checks_of_customer
    on task_checks (instance_id, customer_id, id)`.execute(db);
  await sql`create index task_checks_under_way on task_checks (instance_id, customer_id, id)
    where status in ('created', 'started', 'ended')`.execute(db);
  await sql`create index task_checks_by_day on task_checks (instance_id, customer_id, checked_at)
    where checked_at is not null`.execute(db);
  await sql`create index task_checks_expiring on task_checks (expire_at)
    where status in ('created', 'started', 'ended')`.execute(db);
  await sql`create index task_checks_due on task_checks (ready_at)
    where status = 'checked'`.execute(db);
  await sql`create index task_checks_by_status on task_checks (instance_id, status, id)`.execute(
    db,
  );
  await sql`create index task_checks_by_time on task_checks (instance_id, created_at, id)`.execute(
    db,
  );
  await sql`create index task_checks_declined_by on task_checks (instance_id, declined_by)
    where declined_by is not null`.execute(db);
  await tenantTable(db, 'task_checks');
}
