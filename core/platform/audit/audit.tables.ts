import type { ColumnType, GeneratedAlways } from 'kysely';

/** Rows are added and read, never changed. */
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
}

export interface AuditTables {
  audit_log: AuditLogTable;
}
