import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { SimulatedPlan } from '#core/fulfilment/dispatch/simulator/plan.pure.ts';
import type { OrderActor } from '#core/ordering/orders/order-transition.pure.ts';

export interface OrderEventsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  order_id: bigint;
  kind: string;
  actor: OrderActor;
  staff_id: bigint | null;
  details: ColumnType<Record<string, string | number>, string, never>;
  created_at: Date;
}

export type DispatchRoute = 'simulator' | 'manual' | 'api_v2';

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

export interface SimulatedDeliveriesTable {
  instance_id: number;
  reference: string;
  quantity: number;
  plan: ColumnType<SimulatedPlan, string, never>;
  accepted_at: Date;
  canceled_at: Date | null;
  held_at: ColumnType<Date | null, undefined, Date | null>;
}

export interface OrdersWaitingForFundsTable {
  instance_id: number;
  order_id: bigint;
  /** Whose lack of money keeps it. */
  provider_id: bigint;
}

export interface DispatchTables {
  order_events: OrderEventsTable;
  dispatches: DispatchesTable;
  simulated_deliveries: SimulatedDeliveriesTable;
  held_up_orders: OrdersWaitingForFundsTable;
}
