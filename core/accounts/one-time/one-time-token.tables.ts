import type { ColumnType, Generated } from 'kysely';

export interface OneTimeTokensTable {
  instance_id: number;
  token_hash: Uint8Array;
  purpose: string;
  customer_id: bigint | null;
  payload: ColumnType<unknown, string, never>;
  created_at: Date;
  expires_at: Date;
  attempts: Generated<number>;
}

export interface OneTimeTokenTables {
  one_time_tokens: OneTimeTokensTable;
}
