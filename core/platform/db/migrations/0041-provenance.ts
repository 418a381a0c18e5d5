import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Where the people come from that a service brings. What nobody has said anything of is other. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table services add column provenance text not null default 'other'
      constraint services_provenance
      check (provenance in ('other', 'advertising', 'tasks', 'creators'))`.execute(db);
}
