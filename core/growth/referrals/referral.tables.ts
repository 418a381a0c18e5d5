import type { Judgement, Reason } from './rules.pure.ts';

/** One for each customer who was referred and has ordered. */
export interface ReferralDecisionsTable {
  instance_id: number;
  customer_id: bigint;
  referrer_id: bigint;
  decision: Judgement['decision'];
  reasons: Reason[];
  decided_at: Date;
}

export interface ReferralTables {
  referral_decisions: ReferralDecisionsTable;
}
