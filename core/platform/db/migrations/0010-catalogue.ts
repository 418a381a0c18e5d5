import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** How an address of the catalogue is written; one of digits alone would be taken for an id. */
const SLUG = sql.raw(`slug ~ '^[a-z0-9]([a-z0-9-]{0,118}[a-z0-9])?$' and slug !~ '^[0-9]+$'`);
const COLOUR = sql.raw(`color ~ '^#[0-9A-Fa-f]{6}$'`);

export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table catalogues (
      instance_id integer primary key references instances (id) on delete cascade,
      -- Grows by one with every change of anything below, in the transaction of the change.
      revision bigint not null default 0,
      -- Of what was published last, so that publishing the same again writes nothing.
      source_hash text,
      updated_at timestamptz not null,
      constraint catalogues_revision_grows check (revision >= 0)
    )`.execute(db);
  await sql`
    create table networks (
      instance_id integer not null references instances (id) on delete cascade,
      id integer not null,
      slug text not null,
      url_placeholder text not null,
      icon text not null,
      color text not null default '#FEDEA0',
      type text not null,
      has_search boolean not null,
      is_enabled boolean not null,
      position integer not null,
      texts jsonb not null,
      primary key (instance_id, id),
      constraint networks_by_slug unique (instance_id, slug) deferrable initially deferred,
      constraint networks_id check (id > 0),
      constraint networks_slug_form check (${SLUG}),
      constraint networks_color_form check (${COLOUR}),
      constraint networks_texts_are_object check (jsonb_typeof(texts) = 'object')
    )`.execute(db);
  await sql`
    create table service_types (
      instance_id integer not null,
      id integer not null,
      network_id integer not null,
      slug text not null,
      icon text not null,
      color text not null default '#FEDEA0',
      is_enabled boolean not null,
      position integer not null,
      texts jsonb not null,
      primary key (instance_id, id),
      constraint service_types_network foreign key (instance_id, network_id)
        references networks (instance_id, id) on delete cascade,
      constraint service_types_by_slug unique (instance_id, slug) deferrable initially deferred,
      constraint service_types_id check (id > 0),
      constraint service_types_slug_form check (${SLUG}),
      constraint service_types_color_form check (${COLOUR}),
      constraint service_types_texts_are_object check (jsonb_typeof(texts) = 'object')
    )`.execute(db);
  await sql`
    create index service_types_of_network
    on service_types (instance_id, network_id)`.execute(db);
  await createLabelsAndTargets(db);
  for (const table of ['catalogues', 'networks', 'service_types', 'labels', 'targets']) {
    await tenantTable(db, table);
  }
}

async function createLabelsAndTargets(db: MigrationDb): Promise<void> {
  await sql`
    create table labels (
      instance_id integer not null references instances (id) on delete cascade,
      id integer not null,
      color text not null,
      position integer not null,
      texts jsonb not null,
      primary key (instance_id, id),
      constraint labels_id check (id > 0),
      constraint labels_color_form check (${COLOUR}),
      constraint labels_texts_are_object check (jsonb_typeof(texts) = 'object')
    )`.execute(db);
  await sql`
    create table targets (
      instance_id integer not null references instances (id) on delete cascade,
      id integer not null,
      name text not null,
      view_type text,
      is_selectable boolean not null,
      -- What can be chosen: a list of values, each with its name by language.
      selectable_values jsonb not null default '[]',
      position integer not null,
      texts jsonb not null,
      primary key (instance_id, id),
      constraint targets_id check (id > 0),
      constraint targets_view_type check (view_type in ('comments', 'seo_keywords', 'textarea')),
      constraint targets_are_chosen_or_written check (is_selectable = (view_type is null)),
      constraint targets_have_values check (
        jsonb_typeof(selectable_values) = 'array'
        and is_selectable = (jsonb_array_length(selectable_values) > 0)),
      constraint targets_texts_are_object check (jsonb_typeof(texts) = 'object')
    )`.execute(db);
}
