import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What somebody says is wrong with a service; it stays when the service goes. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table service_reports (
      instance_id integer not null references instances (id) on delete cascade,
      id bigint not null generated always as identity,
      service_id integer not null,
      service_name text not null,
      reason text not null,
      text text not null,
      customer_id bigint,
      -- Of a guest; a customer is known by the account.
      email text,
      status text not null default 'open',
      created_at timestamptz not null,
      decided_at timestamptz,
      decided_by bigint,
      primary key (instance_id, id),
      constraint service_reports_customer foreign key (instance_id, customer_id)
        references customers (instance_id, id),
      constraint service_reports_staff foreign key (instance_id, decided_by)
        references customers (instance_id, id),
      constraint service_reports_reason check (
        reason in ('misleading', 'not_delivered', 'fake', 'harmful', 'rights', 'other')),
      constraint service_reports_text check (char_length(text) between 1 and 2000),
      constraint service_reports_status check (status in ('open', 'done', 'dismissed')),
      constraint service_reports_decided check (
        (status = 'open') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
      constraint service_reports_somebody check ((customer_id is null) <> (email is null))
    )`.execute(db);
  await sql`
    create index service_reports_by_status
    on service_reports (instance_id, status, id)`.execute(db);
  await sql`
    create index service_reports_by_customer
    on service_reports (instance_id, customer_id)`.execute(db);
  await tenantTable(db, 'service_reports');
}
