import type { Generated, GeneratedAlways } from 'kysely';
import type { ApiScope } from './api-token-rules.pure.ts';

/** A program of a customer, and what it may do. */
export interface ApiTokensTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  name: string;
  /** The one that the calls without a name are about. */
  is_main: boolean;
  /** Only tries things out. */
  is_test: Generated<boolean>;
  scopes: ApiScope[];
  /** None is everywhere. */
  addresses: string[];
  /** None is all of them. */
  service_ids: number[];
  daily_cap_micro: bigint | null;
  expires_at: Date | null;
  created_at: Date;
  revoked_at: Date | null;
}

export interface ApiTokenSecretsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  token_id: bigint;
  hash: Uint8Array;
  hint: string;
  created_at: Date;
  last_used_at: Date | null;
  last_used_address: string | null;
  ended_at: Date | null;
}

/** What was spent by a token on a day. */
export interface ApiTokenDaysTable {
  instance_id: number;
  token_id: bigint;
  /** Written and asked for as text. */
  day: string;
  spent_micro: bigint;
  orders: number;
}

export interface ApiTokenTables {
  api_tokens: ApiTokensTable;
  api_token_secrets: ApiTokenSecretsTable;
  api_token_days: ApiTokenDaysTable;
}
