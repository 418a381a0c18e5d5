import type { GeneratedAlways } from 'kysely';

/** One sign-in on one device. */
export interface SessionsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  created_at: Date;
  last_seen_at: Date;
  /** The latest moment to which renewing can carry it. */
  ends_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  address: string;
  user_agent: string;
  impersonator_id: bigint | null;
  impersonation_reason: string | null;
}

export interface SessionTokensTable {
  instance_id: number;
  token_hash: Uint8Array;
  session_id: bigint;
  issued_at: Date;
  expires_at: Date;
  superseded_at: Date | null;
  first_used_at: Date | null;
}

export interface SessionTables {
  sessions: SessionsTable;
  session_tokens: SessionTokensTable;
}
