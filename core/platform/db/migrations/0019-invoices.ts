import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createInvoices(db);
  await createOutsidePayments(db);
  await createGatewayEvents(db);
  for (const table of ['invoices', 'outside_payments', 'gateway_events']) {
    await tenantTable(db, table);
  }
}

/** What a customer is to pay, and what became of it. */
async function createInvoices(db: MigrationDb): Promise<void> {
  await sql`
    create table invoices (
      instance_id integer not null references instances (id),
      id bigint not null generated always as identity,
      customer_id bigint not null,
      purpose text not null,
      status text not null,
      payment_method_id integer not null,
      amount_micro bigint not null,
      fee_micro bigint not null,
      total_micro bigint not null,
      -- The terms and what they came to; this is credited, whatever prices are later.
      quote jsonb not null,
      coupon_id integer,
      -- Where the customer was, for links in mails.
      origin text not null,
      customer_comment text,
      reason_code text,
      reason_text text,
      received_micro bigint,
      credited_micro bigint,
      refunded_micro bigint not null default 0,
      decided_by bigint,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      paid_at timestamptz,
      updated_at timestamptz not null,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, payment_method_id) references payment_methods (instance_id, id),
      foreign key (instance_id, coupon_id) references coupons (instance_id, id),
      foreign key (instance_id, decided_by) references customers (instance_id, id),
      constraint invoices_purpose check (purpose in ('top_up')),
      constraint invoices_status check (status in ('open', 'waiting', 'unknown', 'paid', 'failed',
        'expired', 'refused', 'refunded', 'disputed', 'lost')),
      constraint invoices_amounts check (
        amount_micro > 0 and fee_micro >= 0 and total_micro >= amount_micro
        and received_micro > 0 and credited_micro > 0
        and refunded_micro between 0 and coalesce(received_micro, 0)),
      constraint invoices_paid check (
        (paid_at is not null) = (status in ('paid', 'refunded', 'disputed', 'lost'))
        and (paid_at is null) = (received_micro is null)
        and (paid_at is null) = (credited_micro is null)),
      constraint invoices_quote_is_object check (jsonb_typeof(quote) = 'object')
    )`.execute(db);
  await sql`create index invoices_of_customer on invoices (instance_id, customer_id, id)`.execute(
    db,
  );
  await sql`create index invoices_by_status on invoices (instance_id, status, id)
    where status in ('waiting', 'unknown')`.execute(db);
  await sql`create index invoices_to_expire on invoices (expires_at)
    where status in ('open', 'unknown')`.execute(db);
}

/** What a gateway was asked for; the state is committed before it is called. */
async function createOutsidePayments(db: MigrationDb): Promise<void> {
  await sql`
    create table outside_payments (
      instance_id integer not null,
      invoice_id bigint not null,
      gateway text not null,
      state text not null,
      -- Ours goes out with the call and cannot be guessed; the gateway answers its own.
      own_reference text not null,
      reference text,
      payment jsonb,
      success_url text not null,
      cancel_url text not null,
      lease_until timestamptz,
      next_check_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (instance_id, invoice_id),
      foreign key (instance_id, invoice_id) references invoices (instance_id, id),
      constraint outside_payments_own_reference unique (instance_id, gateway, own_reference),
      constraint outside_payments_reference unique (instance_id, gateway, reference),
      constraint outside_payments_state check (
        state in ('starting', 'started', 'unknown', 'ended')),
      constraint outside_payments_lease check ((state = 'starting') = (lease_until is not null))
    )`.execute(db);
  await sql`create index outside_payments_to_check on outside_payments (next_check_at)
    where state <> 'ended'`.execute(db);
}

/** Every event as it came, once. */
async function createGatewayEvents(db: MigrationDb): Promise<void> {
  await sql`
    create table gateway_events (
      instance_id integer not null references instances (id),
      id bigint not null generated always as identity,
      gateway text not null,
      event_id text not null,
      raw bytea not null,
      event jsonb not null,
      state text not null default 'received',
      invoice_id bigint,
      received_at timestamptz not null,
      processed_at timestamptz,
      primary key (instance_id, id),
      foreign key (instance_id, invoice_id) references invoices (instance_id, id),
      constraint gateway_events_once unique (instance_id, gateway, event_id),
      constraint gateway_events_state check (
        state in ('received', 'done', 'changed_nothing', 'unmatched')),
      constraint gateway_events_processed check ((state = 'received') = (processed_at is null))
    )`.execute(db);
}
