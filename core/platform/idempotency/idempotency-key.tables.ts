/** What was answered to a call that moves money; a retry with the same key gets it again. */
export interface IdempotencyKeysTable {
  instance_id: number;
  customer_id: bigint;
  route: string;
  key: string;
  input_hash: Uint8Array;
  status: number;
  answer: Uint8Array;
  created_at: Date;
}

export interface IdempotencyKeyTables {
  idempotency_keys: IdempotencyKeysTable;
}
