import type { Generated, GeneratedAlways } from 'kysely';
import type { ReversalReason } from './commission-state.pure.ts';

export type CommissionKind = 'referral' | 'widget_reward';

/** What one customer earns by an order of another. */
export interface CommissionsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  kind: CommissionKind;
  customer_id: bigint;
  payer_id: bigint;
  order_id: bigint;
  drip_feed_id: bigint | null;
  rate_ppm: number;
  holding_days: number;
  cost_micro: bigint;
  refunded_micro: Generated<bigint>;
  ended_at: Date | null;
  paid_in_micro: bigint | null;
  earned_micro: Generated<bigint>;
  /** What of it is not earned any more. */
  reversed_micro: Generated<bigint>;
  earned_at: Date | null;
  available_at: Date | null;
  released_at: Date | null;
  kept_at: Date | null;
  refused_at: Date | null;
  /** How many steps there are. */
  steps: Generated<number>;
  created_at: Date;
}

/** What has become of a commission, each with its transaction in the ledger. */
export interface CommissionStepsTable {
  instance_id: number;
  commission_id: bigint;
  step: number;
  kind: 'earned' | 'reversed' | 'restored' | 'released';
  reason: ReversalReason | null;
  amount_micro: bigint;
  transaction_id: bigint;
  created_at: Date;
}

/** Written by the database when the money or the end of an order changes. */
export interface CommissionNewsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  order_id: bigint;
  cost_micro: bigint;
  refunded_micro: bigint;
  ended_at: Date | null;
}

export interface CommissionTables {
  commissions: CommissionsTable;
  commission_steps: CommissionStepsTable;
  commission_news: CommissionNewsTable;
}
