import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Which accounts with money staff have asked to erase, until a second of them agrees. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table customer_erasures (
      instance_id integer not null,
      customer_id bigint not null,
      reason text not null,
      -- Where the money goes; it is gone with the account.
      pay_to text,
      asked_by bigint not null,
      asked_at timestamptz not null,
      primary key (instance_id, customer_id),
      foreign key (instance_id, customer_id) references customers (instance_id, id)
        on delete cascade,
      constraint customer_erasures_reason check (char_length(reason) between 5 and 300)
    )`.execute(db);
  await tenantTable(db, 'customer_erasures');
}
