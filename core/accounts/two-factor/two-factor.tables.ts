import type { Generated } from 'kysely';

export interface CustomerTotpTable {
  instance_id: number;
  customer_id: bigint;
  secret: Uint8Array;
  confirmed_at: Date | null;
  last_step: Generated<bigint>;
  created_at: Date;
}

export interface CustomerRecoveryCodesTable {
  instance_id: number;
  customer_id: bigint;
  code_hash: Uint8Array;
  used_at: Date | null;
}

export interface TwoFactorTables {
  customer_totp: CustomerTotpTable;
  customer_recovery_codes: CustomerRecoveryCodesTable;
}
