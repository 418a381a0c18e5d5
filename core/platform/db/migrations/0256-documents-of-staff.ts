import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/**
 * Documents of all customers as staff look for them. What a document says of its kind and its tax is
 * taken from its content, which nobody can change, so that the list need not read that.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table billing_documents
      add column title text not null
        generated always as (content::jsonb->>'title') stored,
      add column tax_micro bigint not null
        generated always as ((content::jsonb->>'taxMicro')::bigint) stored`.execute(db);
  await sql`create index billing_documents_by_age
    on billing_documents (instance_id, issued_at, id)`.execute(db);
  for (const table of ['saved_views', 'chosen_columns']) {
    const name = sql.ref(`${table}_list`);
    await sql`alter table ${sql.ref(table)} drop constraint ${name}`.execute(db);
    await sql`alter table ${sql.ref(table)} add constraint ${name} check (list in
      ('customers', 'orders', 'tickets', 'services', 'mails', 'jobs', 'audit', 'documents')
      )`.execute(db);
  }
}
