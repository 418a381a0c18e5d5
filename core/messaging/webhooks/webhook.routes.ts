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
import {
  changeOwnEndpoint,
  deleteOwnEndpoint,
  endOwnSecret,
  listOwnEndpoints,
} from './endpoints/own-endpoints.ts';
import * as operations from './webhook.operations.ts';

export function webhookRoutes(api: CoreApi, parts: CoreParts): void {
  handle(api, operations.listWebhookEndpoints, async (caller) => ({
    data: await listOwnEndpoints(parts, caller),
  }));
  handle(api, operations.createWebhookEndpoint, async (caller, { body }) => ({
    data: await createEndpoint(parts, caller, body),
  }));
  handle(api, operations.changeWebhookEndpoint, async (caller, { params, body }) => ({
    data: await changeOwnEndpoint(parts, caller, { ...body, id: params.endpointId }),
  }));
  handle(api, operations.deleteWebhookEndpoint, (caller, { params }) =>
    deleteOwnEndpoint(parts, caller, params.endpointId),
  );
  handle(api, operations.rotateWebhookSecret, async (caller, { params, body: proof }) => ({
    data: await rotateSecret(parts, caller, { ...params, proof }),
  }));
  handle(api, operations.endWebhookSecret, (caller, { params }) =>
    endOwnSecret(parts, caller, params),
  );
  handle(api, operations.sendTestWebhook, async (caller, { params }) => ({
    data: await sendTestEvent(parts, caller, params.endpointId),
  }));
  handle(api, operations.replayWebhooks, async (caller, { params, body }) => ({
    data: await replayOwnRange(parts, caller, { ...params, ...body }),
  }));
  handle(api, operations.listWebhookDeliveries, (caller, { params, query }) =>
    listOwnDeliveries(parts, caller, { ...params, ...query }),
  );
  handle(api, operations.getWebhookDelivery, async (caller, { params }) => ({
    data: await getOwnDelivery(parts, caller, params),
  }));
  handle(api, operations.replayWebhookDelivery, async (caller, { params }) => ({
    data: await replayOwnDelivery(parts, caller, params),
  }));
}
