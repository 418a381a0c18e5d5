import type { GeneratedAlways } from 'kysely';

export interface CustomerNotesTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  staff_id: bigint;
  text: string;
  created_at: Date;
}

export interface CustomerCareTables {
  customer_notes: CustomerNotesTable;
}
