import type { GeneratedAlways } from 'kysely';

/** What is owed to customers who have left. */
export interface PayoutsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  amount_micro: bigint;
  name: string;
  email: string | null;
  pay_to: string;
  requested_at: Date;
  /** Of a large one: who has approved it and is not who pays it. */
  first_approver_id: bigint | null;
  first_approved_at: Date | null;
  paid_at: Date | null;
  paid_by: bigint | null;
}

export interface PayoutTables {
  payouts: PayoutsTable;
}
