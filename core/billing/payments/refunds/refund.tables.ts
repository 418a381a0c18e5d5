import type { Generated } from 'kysely';

export type RefundState = 'requested' | 'done' | 'refused';

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
  /** What the gateway has said, if it has refused. */
  refusal: string | null;
  staff_id: bigint;
  created_at: Date;
  ended_at: Date | null;
}

export interface RefundTables {
  payment_refunds: PaymentRefundsTable;
}
