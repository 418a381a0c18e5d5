import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface OrderWidgetsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  name: string;
  token: string;
  minimum_micro: Generated<bigint>;
  /** None for all that are offered. */
  method_ids: Generated<number[]>;
  reward_ppm: number;
  origins: Generated<string[]>;
  created_at: Date;
  removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface WidgetOrdersTable {
  instance_id: number;
  order_id: bigint;
  widget_id: bigint;
  reward_ppm: number;
  created_at: Date;
}

export interface WidgetTables {
  order_widgets: OrderWidgetsTable;
  widget_orders: WidgetOrdersTable;
}
