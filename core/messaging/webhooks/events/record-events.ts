import type { Clock } from '#core/clock.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { askToSend } from '../send-webhooks-kind.ts';
import { insertEvents, type NewEvent } from './event.store.ts';
import type { EventData, EventResource, EventType } from './event-types.pure.ts';

interface Parts {
  trx: Trx;
  instanceId: number;
  clock: Clock;
}

export interface RecordEventInput {
  customerId: bigint;
  type: EventType;
  resource: EventResource;
  resourceId: bigint;
  data: EventData;
}

/**
 * Tells the programs of customers what has happened, in the transaction of it. Events of one resource
 * are in order where that transaction has locked it.
 */
export async function recordEvents(
  { trx, instanceId, clock }: Parts,
  events: readonly RecordEventInput[],
): Promise<void> {
  if (events.length === 0) return;
  const told = { instanceId, events: events satisfies readonly NewEvent[], at: clock.now() };
  for (const endpointId of await insertEvents(trx, told)) {
    await askToSend({ trx, clock }, { instanceId, endpointId });
  }
}
