import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type DispatchRoute = 'simulator' | 'manual' | 'api_v2' | 'tasks';

export interface DispatchesTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  order_id: bigint;
  route: DispatchRoute;
  provider_id: bigint | null;
  source_key: string | null;
  trade_type: string | null;
  cost_micro: bigint | null;
  request_id: string;
  /** Ordered with a speed-up, so that it comes before others. */
  is_fast: Generated<boolean>;
  state: 'sending' | 'sent' | 'unknown' | 'refused' | 'ended';
  reference: string | null;
  refusal: string | null;
  lease_until: Date | null;
  next_check_at: Date | null;
  failures: Generated<number>;
  created_at: Date;
  sent_at: Date | null;
  updated_at: Date;
  /** By whom of the staff, of what is delivered by hand. */
  taken_at: ColumnType<Date | null, undefined, Date | null>;
  taken_by: ColumnType<bigint | null, undefined, bigint | null>;
}

export interface OrdersWaitingForFundsTable {
  instance_id: number;
  order_id: bigint;
  /** Whose lack of money keeps it. */
  provider_id: bigint;
}

export interface DispatchTables {
  dispatches: DispatchesTable;
  held_up_orders: OrdersWaitingForFundsTable;
}
