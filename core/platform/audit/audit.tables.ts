import type { ColumnType, GeneratedAlways } from 'kysely';

/** Rows are added and read, never changed; only the sealer says where they stand in the chain. */
export interface AuditLogTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  at: Date;
  action: string;
  outcome: 'done' | 'refused';
  customer_id: bigint | null;
  staff_id: bigint | null;
  session_id: bigint | null;
  address: string;
  request_id: string;
  details: ColumnType<unknown, string, never>;
  /** What the entry is about, such as `order:12`. */
  thing: GeneratedAlways<string | null>;
  seal_position: GeneratedAlways<bigint | null>;
  seal_hash: GeneratedAlways<Uint8Array | null>;
}

/** Where the chain of an instance ends. */
export interface AuditHeadsTable {
  instance_id: number;
  entries: bigint;
  hash: Uint8Array;
}

export interface AuditTables {
  audit_log: AuditLogTable;
  audit_heads: AuditHeadsTable;
}
