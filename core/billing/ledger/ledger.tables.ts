import type { ColumnType, GeneratedAlways } from 'kysely';

/** What the database itself fills in; nobody writes it. */
type Kept<T> = ColumnType<T, never, never>;

export interface LedgerAccountsTable {
  instance_id: Kept<number>;
  id: GeneratedAlways<bigint>;
  kind: Kept<string>;
  owner_kind: Kept<'customer' | 'payment_method' | 'system'>;
  owner_id: Kept<bigint | null>;
  customer_id: Kept<bigint | null>;
  /** Kept for customers only; every other account is the sum of its postings. */
  balance_micro: Kept<bigint | null>;
  earned_micro: Kept<bigint>;
  spent_micro: Kept<bigint>;
  /** How many postings there are. */
  sequence: Kept<bigint>;
  head_hash: Kept<Uint8Array>;
  changed_at: Kept<Date | null>;
}

export interface LedgerTransactionsTable {
  instance_id: ColumnType<number, number, never>;
  id: GeneratedAlways<bigint>;
  kind: ColumnType<string, string, never>;
  source_type: ColumnType<string, string, never>;
  source_id: ColumnType<string, string, never>;
  reverses_id: ColumnType<bigint | null, bigint | null, never>;
  order_id: ColumnType<bigint | null, bigint | null, never>;
  invoice_id: ColumnType<bigint | null, bigint | null, never>;
  coupon_id: ColumnType<bigint | null, bigint | null, never>;
  payment_method_id: ColumnType<bigint | null, bigint | null, never>;
  reason: ColumnType<string | null, string | null, never>;
  actor_kind: ColumnType<'customer' | 'staff' | 'system', string, never>;
  actor_id: ColumnType<bigint | null, bigint | null, never>;
  idempotency_key: ColumnType<string | null, string | null, never>;
  posting_count: ColumnType<number, number, never>;
  created_at: ColumnType<Date, Date, never>;
  seal_position: Kept<bigint | null>;
  seal_hash: Kept<Uint8Array | null>;
}

export interface LedgerPostingsTable {
  instance_id: ColumnType<number, number, never>;
  transaction_id: ColumnType<bigint, bigint, never>;
  account_id: ColumnType<bigint, bigint, never>;
  kind: ColumnType<string, string, never>;
  created_at: ColumnType<Date, Date, never>;
  amount_micro: ColumnType<bigint, bigint, never>;
  /** From here on only for accounts that keep a balance. */
  balance_after_micro: Kept<bigint | null>;
  sequence: Kept<bigint | null>;
  hash: Kept<Uint8Array | null>;
}

/** Below which amount a customer's programs are told that the balance is low. */
export interface BalanceMarksTable {
  instance_id: number;
  account_id: bigint;
  below_micro: bigint;
}

export interface LedgerTables {
  balance_marks: BalanceMarksTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_postings: LedgerPostingsTable;
}
