import type { GeneratedAlways } from 'kysely';
import type { AdjustmentStatus } from './adjustment-status.pure.ts';

export interface BalanceAdjustmentsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  /** Negative takes from the balance. */
  amount_micro: bigint;
  reason: string;
  status: AdjustmentStatus;
  asked_by: bigint;
  asked_at: Date;
  is_large: boolean;
  ended_by: bigint | null;
  ended_at: Date | null;
}

export interface AdjustmentTables {
  balance_adjustments: BalanceAdjustmentsTable;
}
