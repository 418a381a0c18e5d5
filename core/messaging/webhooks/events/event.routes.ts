import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { addPublicPart } from '#core/platform/openapi/public-parts.ts';
import { SENT_EVENTS } from './describe-events.ts';
import { listEvents } from './event.operations.ts';
import { listEventsOf } from './list-events.ts';

export function eventRoutes(api: CoreApi, deps: Deps): void {
  handle(api, listEvents, ({ instanceId, customer, program }, { query }) =>
    listEventsOf(deps, { instanceId, customerId: customer.id, program }, query),
  );
  addPublicPart(api, { webhooks: SENT_EVENTS });
}
