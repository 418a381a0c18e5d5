import type { Generated } from 'kysely';
import type { RefundState } from './refund-state.pure.ts';

/** What staff give back of a payment. */
export interface PaymentRefundsTable {
  instance_id: number;
  id: Generated<bigint>;
  invoice_id: bigint;
  /** Our reference; a gateway that receives it twice refunds only once. */
  own_reference: string;
  /** Null where staff have sent the money back themselves. */
  gateway: string | null;
  amount_micro: bigint;
  reason: string;
  state: RefundState;
  /** What the gateway or the bank has said; nothing where a dispute was first. */
  refusal: string | null;
  staff_id: bigint;
  created_at: Date;
  ended_at: Date | null;
}

export interface RefundTables {
  payment_refunds: PaymentRefundsTable;
}
