import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createServices(db);
  await sql`
    create index services_of_type on services (instance_id, service_type_id, popularity desc, id)
  `.execute(db);
  await tenantTable(db, 'services');
  await createTexts(db);
  await createLinks(db);
  await createPackages(db);
  await createCompanions(db);
}

async function createServices(db: MigrationDb): Promise<void> {
  await sql`
    create table services (
      instance_id integer not null references instances (id) on delete cascade,
      id integer not null,
      service_type_id integer not null,
      slug text not null,
      popularity integer not null default 0,
      price_type text not null default 'per_quantity',
      pricing_per integer not null default 1000,
      price_micro bigint not null,
      default_price_micro bigint not null,
      min_quantity integer not null,
      max_quantity integer not null,
      quantity_step integer not null default 1,
      default_quantity integer not null,
      drip_feed_is_allowed boolean not null default false,
      has_refill boolean not null default false,
      can_speedup boolean not null default false,
      is_enabled boolean not null default true,
      is_deactivated boolean not null default false,
      is_package boolean not null default false,
      restricted_access boolean not null default false,
      url_is_required boolean not null default true,
      has_search boolean not null default false,
      calculable_quantity boolean not null default false,
      gather_statistic boolean not null default false,
      -- The longest that it takes to start, for filters; the text says it to people.
      start_minutes integer,
      allowed_use_countries integer[] not null default '{}',
      example_link text,
      available_closed_sales boolean not null default false,
      available_personal_manager boolean not null default false,
      consultation_chat_period integer,
      thumbnail_period integer,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (instance_id, id),
      -- What a package contains is another package never, which its foreign keys hold by this.
      constraint services_by_kind unique (instance_id, id, is_package),
      constraint services_by_slug unique (instance_id, slug) deferrable initially deferred,
      constraint services_type foreign key (instance_id, service_type_id)
        references service_types (instance_id, id),
      constraint services_id check (id > 0),
      constraint services_slug_form check (
        slug ~ '^[a-z0-9]([a-z0-9-]{0,118}[a-z0-9])?$' and slug !~ '^[0-9]+$'
        and slug not in ('catalogue', 'cost', 'favorites', 'labels', 'quantity-by-cost')),
      constraint services_price_type check (price_type in ('per_quantity', 'fixed')),
      constraint services_fixed_price check (
        price_type <> 'fixed' or (pricing_per = 1 and min_quantity = 1 and max_quantity = 1)),
      constraint services_pricing_per check (pricing_per between 1 and 1000000),
      -- A million dollars: whatever is compared in a browser stays a safe number.
      constraint services_price check (
        0 <= price_micro and price_micro <= default_price_micro
        and default_price_micro <= 1000000000000),
      constraint services_quantity check (
        1 <= quantity_step and 1 <= min_quantity and min_quantity <= default_quantity
        and default_quantity <= max_quantity
        and min_quantity % quantity_step = 0 and default_quantity % quantity_step = 0),
      constraint services_start check (start_minutes >= 0),
      constraint services_countries check (
        array_position(allowed_use_countries, null) is null
        and 0 < all (allowed_use_countries) and 250 > all (allowed_use_countries)),
      constraint services_example_link check (example_link ~ '^https://[^[:space:]]+$'),
      constraint services_periods check (consultation_chat_period > 0 and thumbnail_period > 0)
    )`.execute(db);
}

async function createTexts(db: MigrationDb): Promise<void> {
  await sql`
    create table service_texts (
      instance_id integer not null,
      language text not null,
      service_id integer not null,
      name text not null,
      short_description text,
      geo text,
      start_time text,
      speed text,
      guarantee text,
      description text,
      requirements text,
      meta_title text,
      meta_description text,
      faq jsonb,
      -- A catalogue is read in one language at a time.
      primary key (instance_id, language, service_id),
      constraint service_texts_service foreign key (instance_id, service_id)
        references services (instance_id, id) on delete cascade,
      constraint service_texts_faq_is_list check (jsonb_typeof(faq) = 'array')
    )`.execute(db);
  await sql`
    create index service_texts_by_service on service_texts (instance_id, service_id)`.execute(db);
  await tenantTable(db, 'service_texts');
}

async function createLinks(db: MigrationDb): Promise<void> {
  await sql`
    create table service_labels (
      instance_id integer not null,
      service_id integer not null,
      label_id integer not null,
      primary key (instance_id, service_id, label_id),
      foreign key (instance_id, service_id) references services (instance_id, id) on delete cascade,
      foreign key (instance_id, label_id) references labels (instance_id, id) on delete cascade
    )`.execute(db);
  await sql`
    create index service_labels_by_label on service_labels (instance_id, label_id)`.execute(db);
  await sql`
    create table service_targets (
      instance_id integer not null,
      service_id integer not null,
      target_id integer not null,
      is_enabled boolean not null default true,
      position integer not null,
      primary key (instance_id, service_id, target_id),
      foreign key (instance_id, service_id) references services (instance_id, id) on delete cascade,
      foreign key (instance_id, target_id) references targets (instance_id, id) on delete cascade
    )`.execute(db);
  await sql`
    create index service_targets_by_target on service_targets (instance_id, target_id)`.execute(db);
  await tenantTable(db, 'service_labels');
  await tenantTable(db, 'service_targets');
}

async function createPackages(db: MigrationDb): Promise<void> {
  await sql`
    create table service_package_items (
      instance_id integer not null,
      package_id integer not null,
      service_id integer not null,
      quantity integer not null,
      is_displayable boolean not null default true,
      position integer not null,
      package_is_package boolean not null default true,
      service_is_package boolean not null default false,
      primary key (instance_id, package_id, service_id),
      constraint service_package_items_package
        foreign key (instance_id, package_id, package_is_package)
        references services (instance_id, id, is_package) on delete cascade,
      constraint service_package_items_service
        foreign key (instance_id, service_id, service_is_package)
        references services (instance_id, id, is_package),
      constraint service_package_items_kinds check (package_is_package and not service_is_package),
      constraint service_package_items_quantity check (quantity > 0)
    )`.execute(db);
  await sql`
    create index service_package_items_by_service
    on service_package_items (instance_id, service_id)`.execute(db);
  await tenantTable(db, 'service_package_items');
}

/** How often two services were in one order; whoever accepts orders counts them. */
async function createCompanions(db: MigrationDb): Promise<void> {
  await sql`
    create table service_companions (
      instance_id integer not null,
      service_id integer not null,
      companion_id integer not null,
      orders_count integer not null,
      primary key (instance_id, service_id, companion_id),
      foreign key (instance_id, service_id) references services (instance_id, id) on delete cascade,
      foreign key (instance_id, companion_id)
        references services (instance_id, id) on delete cascade,
      constraint service_companions_differ check (service_id <> companion_id),
      constraint service_companions_count check (orders_count > 0)
    )`.execute(db);
  await sql`
    create index service_companions_by_companion
    on service_companions (instance_id, companion_id)`.execute(db);
  await tenantTable(db, 'service_companions');
}
