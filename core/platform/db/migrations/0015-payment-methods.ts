import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Ways of paying as their owner published them; one that is gone stays for its invoices. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table payment_methods (
      instance_id integer not null references instances (id) on delete cascade,
      id integer not null,
      position integer not null,
      is_enabled boolean not null,
      strategy text not null,
      gateway text,
      icon text not null,
      -- The name and the other texts, each in the languages it has.
      texts jsonb not null,
      fee_ppm integer not null,
      min_amount_micro bigint not null,
      max_amount_micro bigint,
      charge_currency text not null,
      charge_type text not null,
      reward_ppm integer not null,
      -- A list of amounts with what is given from each on.
      bonuses jsonb not null,
      account_number text,
      qr_code text,
      is_user_comment boolean not null,
      updated_at timestamptz not null,
      primary key (instance_id, id),
      constraint payment_methods_balance_is_zero check (id >= 0 and (id = 0) = (strategy = 'balance')),
      constraint payment_methods_strategy check (strategy in
        ('balance', 'stripe_checkout', 'redirect', 'qr_code', 'message', 'invoice')),
      constraint payment_methods_charge_type check (charge_type in ('once', 'recurring')),
      constraint payment_methods_shares check (
        fee_ppm between 0 and 1000000 and reward_ppm between 0 and 1000000),
      constraint payment_methods_amounts check (
        min_amount_micro >= 0 and max_amount_micro >= min_amount_micro),
      constraint payment_methods_texts_are_object check (jsonb_typeof(texts) = 'object'),
      constraint payment_methods_bonuses_are_list check (jsonb_typeof(bonuses) = 'array')
    )`.execute(db);
  await tenantTable(db, 'payment_methods');
}
