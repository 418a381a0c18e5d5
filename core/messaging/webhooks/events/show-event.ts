import type { CustomerEvent } from './event.contract.ts';
import { EVENT_VERSION } from './event-types.pure.ts';
import type { EventRow } from './event.store.ts';

/** By what receivers know an event they were told of before. */
export const eventName = (id: bigint) => `evt_${id}`;

/** Whoever is told of all customers is told whose an event is. */
interface Told {
  isOfInstance?: boolean;
}

/** As it is read, and as it is sent: the same bytes each time. */
export const showEvent = (row: EventRow, { isOfInstance = false }: Told = {}): CustomerEvent => ({
  id: eventName(row.id),
  type: row.type,
  version: EVENT_VERSION,
  test: row.is_test,
  timestamp: row.created_at.toISOString(),
  sequence: Number(row.id),
  resource: { type: row.resource, id: Number(row.resource_id) },
  // What happens to the services happens to no customer.
  ...(isOfInstance && row.resource !== 'catalogue' && { customer_id: Number(row.customer_id) }),
  data: row.data,
});
