import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface GatewayEventsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  gateway: string;
  event_id: string;
  /** As it came; nothing once its customer has left. */
  raw: Uint8Array;
  event: ColumnType<unknown, string, never>;
  state: Generated<'received' | 'done' | 'changed_nothing' | 'unmatched'>;
  invoice_id: bigint | null;
  received_at: Date;
  processed_at: Date | null;
}

export interface GatewayEventTables {
  gateway_events: GatewayEventsTable;
}
