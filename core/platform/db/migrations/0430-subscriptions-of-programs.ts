import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Subscriptions that programs begin: for one service, in other quantities, some time after each post. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table subscriptions
      add column token_id bigint,
      add column service_id integer,
      add column delay_minutes integer not null default 0,
      add column old_posts integer not null default 0,
      add column old_posts_due integer not null default 0,
      add column old_contents_count integer not null default 0,
      add column expires_at timestamptz,
      add constraint subscriptions_token foreign key (instance_id, token_id)
        references api_tokens (instance_id, id) on delete set null (token_id),
      add constraint subscriptions_of_program check (service_id is not null
        or (token_id is null and delay_minutes = 0 and old_posts = 0 and expires_at is null)),
      add constraint subscriptions_delay check (delay_minutes >= 0),
      add constraint subscriptions_old_posts check (old_posts_due between 0 and old_posts
        and old_contents_count between 0 and least(old_posts, contents_count)),
      drop constraint subscriptions_limit,
      add constraint subscriptions_limit check (contents_limit between 1 and 1000
        and contents_count between 0 and contents_limit + old_contents_count)`.execute(db);
  await sql`drop index subscriptions_once`.execute(db);
  await sql`create unique index subscriptions_once on subscriptions
    (instance_id, customer_id, platform, channel_id)
    where status = 'in_processing' and service_id is null`.execute(db);
  await sql`create unique index subscriptions_of_programs_once on subscriptions
    (instance_id, customer_id, platform, channel_id, service_id)
    where status = 'in_processing' and service_id is not null`.execute(db);
  await sql`create index subscriptions_by_token on subscriptions (instance_id, token_id)
    where token_id is not null`.execute(db);
  await sql`create index subscriptions_expiring on subscriptions (expires_at)
    where status = 'in_processing' and expires_at is not null`.execute(db);
  await sql`
    alter table subscription_services
      add column least_quantity integer,
      add constraint subscription_services_least
        check (least_quantity is null or least_quantity between 1 and quantity)`.execute(db);
  await sql`alter table subscription_posts add column due_at timestamptz`.execute(db);
  await sql`update subscription_posts set due_at = seen_at`.execute(db);
  await sql`alter table subscription_posts alter column due_at set not null`.execute(db);
  await sql`
    create table api_subscriptions (
      instance_id integer not null,
      subscription_id bigint not null,
      token_id bigint not null,
      request_id text,
      created_at timestamptz not null,
      primary key (instance_id, subscription_id),
      constraint api_subscriptions_request_once unique (instance_id, token_id, request_id),
      constraint api_subscriptions_subscription foreign key (instance_id, subscription_id)
        references subscriptions (instance_id, id),
      constraint api_subscriptions_token foreign key (instance_id, token_id)
        references api_tokens (instance_id, id) on delete cascade
    )`.execute(db);
  await tenantTable(db, 'api_subscriptions');
}
