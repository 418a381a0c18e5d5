import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from '#core/platform/db/json-column.ts';
import type { EventData, EventResource, EventType, TEST_TYPE } from './events/event-types.pure.ts';
import type { DeliveryState, DisabledReason, FailureReason } from './webhook-rules.pure.ts';

export interface CustomerEventsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  type: EventType | typeof TEST_TYPE;
  resource: EventResource;
  resource_id: bigint;
  data: Json<EventData>;
  /** Of a test account. */
  is_test: Generated<boolean>;
  /** The call of a program that has brought it about. */
  request_id: ColumnType<string | null, string | null | undefined, never>;
  /** Where it stands for who reads by a cursor; nothing before somebody does. */
  position: ColumnType<bigint | null, never, bigint>;
  created_at: Date;
}

/** The position given last to an event of a customer. */
export interface CustomerEventHeadsTable {
  instance_id: number;
  customer_id: bigint;
  last_position: bigint;
}

export interface WebhookEndpointsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  /** Null for one of the instance itself. */
  customer_id: bigint | null;
  /** Who has made one of the instance. */
  created_by: ColumnType<bigint | null, bigint | null | undefined, never>;
  url: string;
  /** None is all of them. */
  types: EventType[];
  /** Is told of test accounts alone, others of what is real. */
  is_test: Generated<boolean>;
  created_at: Date;
  disabled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  disabled_because: ColumnType<
    DisabledReason | null,
    DisabledReason | null | undefined,
    DisabledReason | null
  >;
  /** How often in a row it did not take what was sent. */
  failures: Generated<number>;
  failing_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Nothing is sent to it before. */
  paused_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface WebhookSecretsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  endpoint_id: bigint;
  sealed: Uint8Array;
  hint: string;
  created_at: Date;
}

export interface WebhookDeliveriesTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  endpoint_id: bigint;
  event_id: bigint;
  state: Generated<DeliveryState>;
  /** All of them; they are numbered on when it is sent again. */
  attempts: Generated<number>;
  /** Of this sending. */
  tries: Generated<number>;
  next_attempt_at: Date | null;
  /** A process sends it until then. */
  lease_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  last_status: ColumnType<number | null, number | null | undefined, number | null>;
  last_reason: ColumnType<
    FailureReason | null,
    FailureReason | null | undefined,
    FailureReason | null
  >;
  created_at: Date;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface WebhookAttemptsTable {
  instance_id: number;
  delivery_id: bigint;
  number: number;
  at: Date;
  took_ms: number;
  status: number | null;
  reason: FailureReason | null;
  answer: string | null;
}

export interface WebhookTables {
  customer_events: CustomerEventsTable;
  customer_event_heads: CustomerEventHeadsTable;
  webhook_endpoints: WebhookEndpointsTable;
  webhook_secrets: WebhookSecretsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_attempts: WebhookAttemptsTable;
}
