import type { Generated } from 'kysely';

export interface ShopEventsTable {
  instance_id: number;
  /** `YYYY-MM-DD`, in UTC. */
  day: string;
  name: string;
  count: Generated<number>;
}

export interface ShopEventTables {
  shop_events: ShopEventsTable;
}
