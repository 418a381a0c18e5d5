import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Where money goes that a person has paid out: it was owed until then. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table ledger_accounts
    drop constraint ledger_accounts_kind,
    add constraint ledger_accounts_kind check (kind in ('balance', 'referral', 'task', 'held',
      'debt', 'clearing', 'revenue', 'bonus_expense', 'fees', 'partners_payable', 'paid_out',
      'provider_cost', 'dispute_loss'))`.execute(db);
}
