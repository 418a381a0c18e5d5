import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  // Whoever delivers for an instance: a server that speaks the contract of the trade.
  await sql`
    create table providers (
      instance_id integer not null references instances (id) on delete cascade,
      id bigint not null generated always as identity,
      name text not null,
      url text not null,
      -- Sealed for this row; it leaves the database only to be sent to the provider itself.
      key_sealed bytea not null,
      created_at timestamptz not null,
      primary key (instance_id, id),
      constraint providers_by_name unique (instance_id, name),
      constraint providers_url check (url ~ '^https?://[!-~]+$')
    )`.execute(db);
  // Where a service comes from and what it costs there; it may come from several.
  await sql`
    create table service_sources (
      instance_id integer not null,
      service_id integer not null,
      -- The provider, by its id, or the list of that name that the owner keeps.
      source text not null,
      source_key text not null,
      provider_id bigint,
      cost_micro bigint not null,
      trade_type text not null,
      -- What its texts were when they were last taken over: others were written by the owner.
      name text not null,
      description text,
      -- Switched off because it was missing there, so that it comes back when it does.
      is_missing boolean not null default false,
      updated_at timestamptz not null,
      primary key (instance_id, source, source_key),
      constraint service_sources_once unique (instance_id, source, service_id),
      foreign key (instance_id, service_id) references services (instance_id, id) on delete cascade,
      foreign key (instance_id, provider_id) references providers (instance_id, id),
      constraint service_sources_cost check (cost_micro >= 0)
    )`.execute(db);
  await sql`
    create index service_sources_by_service
    on service_sources (instance_id, service_id)`.execute(db);
  await sql`
    create index service_sources_by_provider
    on service_sources (instance_id, provider_id)`.execute(db);
  for (const table of ['providers', 'service_sources']) await tenantTable(db, table);
}
