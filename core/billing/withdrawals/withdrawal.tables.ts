import type { GeneratedAlways } from 'kysely';
import type { Json } from '#core/platform/db/json-column.ts';
import type { Localized } from '#instance-schema/localized.ts';
import type { WithdrawalStatus } from './withdrawal-status.pure.ts';

/** The way of paying out as it was offered then. */
export interface KeptMethod {
  id: number;
  name: Localized;
  icon: string;
}

/** Earnings that are to be paid out to their customer. */
export interface WithdrawalsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  status: WithdrawalStatus;
  /** What leaves the earnings; the fee is a part of it. */
  amount_micro: bigint;
  fee_micro: bigint;
  method: Json<KeptMethod>;
  account_number: string;
  comment: string | null;
  requested_at: Date;
  /** Of a large one, which a second person approves. */
  first_approver_id: bigint | null;
  first_approved_at: Date | null;
  approver_id: bigint | null;
  approved_at: Date | null;
  /** Who pays it; nobody else does then. */
  sender_id: bigint | null;
  sent_at: Date | null;
  /** Who has ended it; null where its customer has. */
  ended_by: bigint | null;
  ended_at: Date | null;
  reason: string | null;
}

export interface WithdrawalTables {
  withdrawals: WithdrawalsTable;
}
