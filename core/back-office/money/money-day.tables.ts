import type { GeneratedAlways } from 'kysely';
import type { DispatchRoute } from '#core/ordering/dispatches/dispatch.tables.ts';

/** What the accounts of a kind got on a day, by kinds of entries. */
export interface MoneyDaysTable {
  instance_id: number;
  /** Read as text. */
  day: Date;
  account: string;
  kind: string;
  amount_micro: bigint;
}

export interface MoneyDayMarksTable {
  instance_id: number;
  /** Transactions sealed up to here are counted. */
  seal_position: bigint;
  counted_at: Date;
}

/** Orders that ended on a day, by who delivered them. */
export interface ProviderDaysTable {
  instance_id: number;
  day: Date;
  route: DispatchRoute;
  /** 0 where no provider delivered. */
  provider_id: bigint;
  orders: number;
  sales_micro: bigint;
  cost_micro: bigint;
  without_cost: number;
}

export interface ProviderDaysToCountTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  day: Date;
}

export interface MoneyDayTables {
  money_days: MoneyDaysTable;
  money_day_marks: MoneyDayMarksTable;
  provider_days: ProviderDaysTable;
  provider_days_to_count: ProviderDaysToCountTable;
}
