/** An account with money that staff have asked to erase, until a second of them agrees. */
export interface CustomerErasuresTable {
  instance_id: number;
  customer_id: bigint;
  reason: string;
  /** Where the money goes. */
  pay_to: string | null;
  asked_by: bigint;
  asked_at: Date;
}

export interface ErasureTables {
  customer_erasures: CustomerErasuresTable;
}
