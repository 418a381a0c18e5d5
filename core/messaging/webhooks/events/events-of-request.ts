import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readDeliveriesOfEvents } from '../deliveries/delivery.store.ts';
import { readEventsOfRequest } from './event.store.ts';
import type { DeliveryState } from '../webhook-rules.pure.ts';
import { eventName } from './show-event.ts';

export interface EventOfRequest {
  id: string;
  type: string;
  resource: { type: string; id: number };
  deliveries: {
    id: number;
    endpoint_id: number;
    url: string;
    state: DeliveryState;
    last_status: number | null;
  }[];
}

/** What a call of a program has brought about, and where the customer was told of it. */
export async function readEventsCausedBy(
  trx: Trx,
  { instanceId, customerId, requestId }: CustomerOf & { requestId: string },
): Promise<EventOfRequest[]> {
  const events = await readEventsOfRequest(trx, { instanceId, customerId, requestId });
  const eventIds = events.map(({ id }) => id);
  const deliveries = await readDeliveriesOfEvents(trx, { instanceId, customerId, eventIds });
  return events.map((event) => ({
    ...{ id: eventName(event.id), type: event.type },
    resource: { type: event.resource, id: Number(event.resource_id) },
    deliveries: deliveries
      .filter(({ event_id: of }) => of === event.id)
      .map(({ id, endpoint_id: endpointId, url, state, last_status: status }) => ({
        ...{ id: Number(id), endpoint_id: Number(endpointId), url, state, last_status: status },
      })),
  }));
}
