import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Channels whose new posts are ordered for, the posts that were seen, and what became of each. */
export async function up(db: MigrationDb): Promise<void> {
  await createSubscriptions(db);
  await createServices(db);
  await createPosts(db);
  await sql`
    create table watched_channels (
      instance_id integer not null,
      platform text not null,
      channel_id text not null,
      next_look_at timestamptz not null,
      failures integer not null default 0,
      version text,
      listed text,
      last_published_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (instance_id, platform, channel_id),
      foreign key (instance_id) references instances (id)
    )`.execute(db);
  await sql`create index watched_channels_due on watched_channels (next_look_at)`.execute(db);
  await sql`alter table orders add column subscription_id bigint`.execute(db);
  await sql`alter table orders add constraint orders_of_subscription_there
    foreign key (instance_id, subscription_id) references subscriptions (instance_id, id)`.execute(
    db,
  );
  await sql`create index orders_of_subscription on orders (instance_id, subscription_id, id)
    where subscription_id is not null`.execute(db);
  await sql`alter table card_setups add column subscription_id bigint`.execute(db);
  await sql`alter table card_setups add constraint card_setups_for_subscription
    foreign key (instance_id, subscription_id) references subscriptions (instance_id, id)`.execute(
    db,
  );
  await sql`create index card_setups_of_subscription on card_setups (instance_id, subscription_id)
    where subscription_id is not null`.execute(db);
  await tenantTable(db, 'watched_channels');
}

async function createSubscriptions(db: MigrationDb): Promise<void> {
  await sql`
    create table subscriptions (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      name text not null,
      url text not null,
      network jsonb not null,
      platform text not null,
      channel_id text not null,
      channel_name text not null,
      status text not null,
      ended_reason text,
      contents_limit integer not null,
      contents_count integer not null default 0,
      cost_micro bigint not null,
      billing_type text not null,
      card_id bigint,
      waiting_for text,
      next_try_at timestamptz,
      last_published_at timestamptz,
      origin text not null,
      created_at timestamptz not null,
      completed_at timestamptz,
      updated_at timestamptz not null,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, card_id) references linked_cards (instance_id, id),
      constraint subscriptions_status check (status in ('in_processing', 'completed', 'canceled')),
      constraint subscriptions_ended check ((completed_at is not null) = (status <> 'in_processing')
        and (ended_reason is not null) = (status <> 'in_processing')),
      constraint subscriptions_over check (
        status = 'in_processing' or (waiting_for is null and next_try_at is null)),
      constraint subscriptions_limit check (
        contents_limit between 1 and 1000 and contents_count between 0 and contents_limit),
      constraint subscriptions_cost check (cost_micro >= 0),
      constraint subscriptions_billing check (billing_type in ('balance', 'card'))
    )`.execute(db);
  for (const [name, columns] of [
    ['customer', sql`customer_id, id`],
    ['status', sql`customer_id, status, id`],
    ['card', sql`card_id`],
  ] as const) {
    await sql`create index ${sql.ref(`subscriptions_by_${name}`)}
      on subscriptions (instance_id, ${columns})`.execute(db);
  }
  await sql`create index subscriptions_due on subscriptions (next_try_at)
    where next_try_at is not null`.execute(db);
  await sql`create index subscriptions_of_channel on subscriptions (instance_id, platform, channel_id)
    where status = 'in_processing'`.execute(db);
  // A second one would order the same for every post.
  await sql`create unique index subscriptions_once on subscriptions
    (instance_id, customer_id, platform, channel_id) where status = 'in_processing'`.execute(db);
  await sql`create index subscriptions_idle on subscriptions
    (coalesce(last_published_at, created_at)) where status = 'in_processing'`.execute(db);
  await tenantTable(db, 'subscriptions');
}

async function createServices(db: MigrationDb): Promise<void> {
  await sql`
    create table subscription_services (
      instance_id integer not null,
      subscription_id bigint not null,
      place integer not null,
      service_id integer not null,
      service jsonb not null,
      quantity integer not null,
      country_ids integer[] not null default '{}',
      cost_micro bigint not null,
      primary key (instance_id, subscription_id, place),
      unique (instance_id, subscription_id, service_id),
      foreign key (instance_id, subscription_id) references subscriptions (instance_id, id),
      constraint subscription_services_quantity check (quantity > 0),
      constraint subscription_services_cost check (cost_micro >= 0)
    )`.execute(db);
  await tenantTable(db, 'subscription_services');
}

async function createPosts(db: MigrationDb): Promise<void> {
  await sql`
    create table subscription_posts (
      instance_id integer not null,
      id bigint not null generated always as identity,
      subscription_id bigint not null,
      post_id text not null,
      url text not null,
      title text,
      published_at timestamptz not null,
      seen_at timestamptz not null,
      state text not null default 'planned',
      reason text,
      waits_until timestamptz,
      invoice_id bigint,
      ordered_at timestamptz,
      primary key (instance_id, id),
      unique (instance_id, subscription_id, post_id),
      foreign key (instance_id, subscription_id) references subscriptions (instance_id, id),
      foreign key (instance_id, invoice_id) references invoices (instance_id, id),
      constraint subscription_posts_state check (
        state in ('planned', 'waiting', 'ordered', 'skipped')),
      constraint subscription_posts_reason check (
        case state when 'planned' then reason is null when 'ordered' then true
          else reason is not null end),
      constraint subscription_posts_waiting check ((state = 'waiting') = (waits_until is not null)),
      constraint subscription_posts_ordered check ((state = 'ordered') = (ordered_at is not null))
    )`.execute(db);
  await sql`create index subscription_posts_of on subscription_posts
    (instance_id, subscription_id, id)`.execute(db);
  await sql`create index subscription_posts_open on subscription_posts
    (instance_id, subscription_id, published_at, id) where state in ('planned', 'waiting')`.execute(
    db,
  );
  await sql`create index subscription_posts_charged on subscription_posts (instance_id, invoice_id)
    where invoice_id is not null`.execute(db);
  // One order for a post and a service, whatever is seen or tried twice.
  await sql`
    create table subscription_orders (
      instance_id integer not null,
      post_id bigint not null,
      service_id integer not null,
      order_id bigint not null,
      primary key (instance_id, post_id, service_id),
      unique (instance_id, order_id),
      foreign key (instance_id, post_id) references subscription_posts (instance_id, id),
      foreign key (instance_id, order_id) references orders (instance_id, id)
    )`.execute(db);
  await tenantTable(db, 'subscription_posts');
  await tenantTable(db, 'subscription_orders');
}
