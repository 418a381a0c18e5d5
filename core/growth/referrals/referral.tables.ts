import type { ColumnType, Generated } from 'kysely';
import type { Judgement, Reason } from './rules.pure.ts';

/** One for each customer who was referred and has ordered. */
export interface ReferralDecisionsTable {
  instance_id: number;
  customer_id: bigint;
  referrer_id: bigint;
  decision: Judgement['decision'];
  reasons: Reason[];
  decided_at: Date;
  /** Null where the rules alone have decided. */
  decided_by: ColumnType<bigint | null, bigint | null | undefined, bigint | null>;
}

export interface ReferralClicksTable {
  instance_id: number;
  referrer_id: bigint;
  /** The name of the link; empty where it has none. */
  sub_id: string;
  /** `YYYY-MM-DD`, in UTC. */
  day: string;
  count: Generated<number>;
}

export interface ReferralTables {
  referral_clicks: ReferralClicksTable;
  referral_decisions: ReferralDecisionsTable;
}
