import type { ColumnType, GeneratedAlways } from 'kysely';

/** A form that a customer has left for a while. */
export interface OrderDraftsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  entries: ColumnType<unknown, string, string>;
  created_at: Date;
}

export interface OrderDraftTables {
  order_drafts: OrderDraftsTable;
}
