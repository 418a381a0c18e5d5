import type { Generated } from 'kysely';

export interface CustomerPasskeysTable {
  instance_id: number;
  id: Generated<bigint>;
  customer_id: bigint;
  credential_id: Uint8Array;
  /** In COSE, as the authenticator has given it. */
  public_key: Uint8Array;
  sign_count: bigint;
  transports: string[];
  name: string;
  is_backed_up: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

export interface PasskeyTables {
  customer_passkeys: CustomerPasskeysTable;
}
