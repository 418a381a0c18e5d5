import type { Generated } from 'kysely';

/** A balance that somebody wants to know of when spending takes it below an amount. */
export interface BalanceWatchesTable {
  instance_id: number;
  account_id: bigint;
  below_micro: bigint;
}

export interface AutomaticTopUpsTable {
  instance_id: number;
  customer_id: bigint;
  is_enabled: boolean;
  threshold_micro: bigint;
  amount_micro: bigint;
  /** The most that a day may charge, with fees. */
  day_ceiling_micro: bigint;
  card_id: bigint | null;
  /** Why it is off, where it was not the customer who turned it off. */
  off_reason: 'card_refused' | 'card_removed' | 'method_unavailable' | null;
  /** In a row. */
  refusals: Generated<number>;
  /** A spend that would have charged more than the ceiling of its day. */
  ceiling_reached_at: Date | null;
  /** Where the customer was, for links in mails. */
  origin: string;
  created_at: Date;
  updated_at: Date;
}

export interface AutomaticTables {
  balance_watches: BalanceWatchesTable;
  automatic_top_ups: AutomaticTopUpsTable;
}
