import type { CoreParts } from '#core/parts.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import {
  getOwnDelivery,
  listOwnDeliveries,
  replayOwnDelivery,
  replayOwnRange,
  sendTestEvent,
} from './deliveries/own-deliveries.ts';
import { createEndpoint, rotateSecret } from './endpoints/create-endpoint.ts';
import { ofCustomer, ownedBy } from './endpoints/endpoint-owner.ts';
import {
  changeOwnEndpoint,
  deleteOwnEndpoint,
  endOwnSecret,
  listOwnEndpoints,
} from './endpoints/own-endpoints.ts';
import * as operations from './webhook.operations.ts';

/** The same for endpoints of customers, and for those of the instance itself. */
export function webhookRoutes(api: CoreApi, parts: CoreParts): void {
  handle(api, operations.listWebhookEndpoints, async (caller) => ({
    data: await listOwnEndpoints(parts, ownedBy(caller)),
  }));
  handle(api, operations.createWebhookEndpoint, async (caller, { body }) => ({
    data: await createEndpoint(parts, ofCustomer(caller), body),
  }));
  handle(api, operations.changeWebhookEndpoint, async (caller, { params, body }) => ({
    data: await changeOwnEndpoint(parts, ofCustomer(caller), { ...body, id: params.endpointId }),
  }));
  handle(api, operations.deleteWebhookEndpoint, (caller, { params }) =>
    deleteOwnEndpoint(parts, ofCustomer(caller), params.endpointId),
  );
  handle(api, operations.rotateWebhookSecret, async (caller, { params, body: proof }) => ({
    data: await rotateSecret(parts, ofCustomer(caller), { ...params, proof }),
  }));
  handle(api, operations.endWebhookSecret, (caller, { params }) =>
    endOwnSecret(parts, ofCustomer(caller), params),
  );
  handle(api, operations.sendTestWebhook, async (caller, { params }) => ({
    data: await sendTestEvent(
      parts,
      { owner: ownedBy(caller), askedBy: caller.customer.id },
      params.endpointId,
    ),
  }));
  handle(api, operations.replayWebhooks, async (caller, { params, body }) => ({
    data: await replayOwnRange(parts, ownedBy(caller), { ...params, ...body }),
  }));
  handle(api, operations.listWebhookDeliveries, (caller, { params, query }) =>
    listOwnDeliveries(parts, ownedBy(caller), { ...params, ...query }),
  );
  handle(api, operations.getWebhookDelivery, async (caller, { params }) => ({
    data: await getOwnDelivery(parts, ownedBy(caller), params),
  }));
  handle(api, operations.replayWebhookDelivery, async (caller, { params }) => ({
    data: await replayOwnDelivery(parts, ownedBy(caller), params),
  }));
}
