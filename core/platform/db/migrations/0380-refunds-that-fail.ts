import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Refunds that a bank returns, that fail every time, and that are made while a bank decides. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table invoices
      add column sent_back_micro bigint not null default 0,
      add column returned_micro bigint not null default 0`.execute(db);
  await sql`update invoices set sent_back_micro = refunded_micro where refunded_micro > 0`.execute(
    db,
  );
  await sql`
    alter table invoices add constraint invoices_sent_back check (
      sent_back_micro >= 0 and returned_micro between 0 and sent_back_micro)`.execute(db);
  await sql`
    alter table payment_refunds
      drop constraint payment_refunds_state,
      drop constraint payment_refunds_refusal,
      add constraint payment_refunds_state check (
        state in ('requested', 'done', 'refused', 'failed', 'given_up', 'returned')),
      add constraint payment_refunds_refusal check (
        refusal is null or state in ('refused', 'failed', 'given_up', 'returned'))`.execute(db);
  await sql`
    update payment_refunds r set state = 'failed', ended_at = j.finished_at,
      refusal = 'The gateway did not answer.'
    from jobs j
    where r.state = 'requested' and j.kind = 'refund-payment' and j.state = 'dead'
      and j.instance_id = r.instance_id and j.payload ->> 'refundId' = r.id::text`.execute(db);
  await sql`drop index payment_refunds_requested`.execute(db);
  // What has failed may have been made; nothing else is given back until staff have decided.
  await sql`create unique index payment_refunds_open
    on payment_refunds (instance_id, invoice_id) where state in ('requested', 'failed')`.execute(
    db,
  );
}
