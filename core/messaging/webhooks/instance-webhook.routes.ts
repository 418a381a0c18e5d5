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
import { ofInstance } from './endpoints/endpoint-owner.ts';
import {
  changeOwnEndpoint,
  deleteOwnEndpoint,
  endOwnSecret,
  listOwnEndpoints,
} from './endpoints/own-endpoints.ts';
import * as operations from './instance-webhook.operations.ts';

export function instanceWebhookRoutes(api: CoreApi, parts: CoreParts): void {
  handle(api, operations.listInstanceEndpoints, async (caller) => ({
    data: await listOwnEndpoints(parts, ofInstance(caller).owner),
  }));
  handle(api, operations.createInstanceEndpoint, async (caller, { body }) => ({
    data: await createEndpoint(parts, ofInstance(caller), body),
  }));
  handle(api, operations.changeInstanceEndpoint, async (caller, { params, body }) => ({
    data: await changeOwnEndpoint(parts, ofInstance(caller), { ...body, id: params.endpointId }),
  }));
  handle(api, operations.deleteInstanceEndpoint, (caller, { params }) =>
    deleteOwnEndpoint(parts, ofInstance(caller), params.endpointId),
  );
  handle(api, operations.rotateInstanceSecret, async (caller, { params, body: proof }) => ({
    data: await rotateSecret(parts, ofInstance(caller), { ...params, proof }),
  }));
  handle(api, operations.endInstanceSecret, (caller, { params }) =>
    endOwnSecret(parts, ofInstance(caller), params),
  );
  handle(api, operations.sendInstanceTest, async (caller, { params }) => {
    const { owner } = ofInstance(caller);
    const asked = { owner, askedBy: caller.customer.id };
    return { data: await sendTestEvent(parts, asked, params.endpointId) };
  });
  handle(api, operations.replayInstanceWebhooks, async (caller, { params, body }) => ({
    data: await replayOwnRange(parts, ofInstance(caller).owner, { ...params, ...body }),
  }));
  handle(api, operations.listInstanceDeliveries, (caller, { params, query }) =>
    listOwnDeliveries(parts, ofInstance(caller).owner, { ...params, ...query }),
  );
  handle(api, operations.getInstanceDelivery, async (caller, { params }) => ({
    data: await getOwnDelivery(parts, ofInstance(caller).owner, params),
  }));
  handle(api, operations.replayInstanceDelivery, async (caller, { params }) => ({
    data: await replayOwnDelivery(parts, ofInstance(caller).owner, params),
  }));
}
