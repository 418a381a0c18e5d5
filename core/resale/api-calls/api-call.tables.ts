import type { GeneratedAlways } from 'kysely';

/** A call of a program, without what is secret. */
export interface ApiCallsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  /** The holder of the token, also where it only tries things out. */
  customer_id: bigint;
  token_id: bigint;
  request_id: string;
  /** As the description of the API has it, or the contract of the trade: `placeOrder`, `add`. */
  operation: string;
  path: string;
  is_test: boolean;
  status: number;
  /** Why nothing was done; nothing where it was. */
  refusal: string | null;
  input: string | null;
  answer: string | null;
  cost_micro: bigint | null;
  took_ms: number;
  address: string;
  created_at: Date;
}

export interface ApiCallTables {
  api_calls: ApiCallsTable;
}
