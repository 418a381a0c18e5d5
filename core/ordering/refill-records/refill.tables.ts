import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { RefillRefusal, RefillState } from './refill-state.pure.ts';
import type { DispatchRoute } from '#core/ordering/dispatches/dispatch.tables.ts';

/** Nothing at first, and later whatever it comes to. */
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface RefillRequestsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  order_id: bigint;
  state: RefillState;
  asked_by: 'customer' | 'clock';
  missing: number | null;
  route: Later<DispatchRoute>;
  provider_id: Later<bigint>;
  source_key: Later<string>;
  /** What who delivers calls the order. */
  order_reference: Later<string>;
  request_id: string;
  /** `held` where nothing is sent before its provider has money of the instance. */
  sending: Later<'sending' | 'held' | 'unknown' | 'sent'>;
  reference: Later<string>;
  note: Later<string>;
  refusal: Later<RefillRefusal>;
  reason: Later<string>;
  lease_until: Later<Date>;
  next_check_at: Later<Date>;
  failures: Generated<number>;
  taken_by: Later<bigint>;
  asked_at: Date;
  started_at: Later<Date>;
  ended_at: Later<Date>;
  updated_at: Date;
}

export interface DropWatchesTable {
  instance_id: number;
  order_id: bigint;
  dispatch_id: bigint;
  completed_at: Date;
  until: Date;
  next_check_at: Date | null;
  failures: Generated<number>;
}

export interface RefillStatisticsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  order_id: bigint;
  quantity: number;
  measured_at: Date;
}

export interface RefillTables {
  refill_requests: RefillRequestsTable;
  drop_watches: DropWatchesTable;
  refill_statistics: RefillStatisticsTable;
}
