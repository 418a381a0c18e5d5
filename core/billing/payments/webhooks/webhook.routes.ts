import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { receiveWebhook } from './receive-webhook.ts';
import * as operations from './webhook.operations.ts';

export function webhookRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.receiveWebhook, async ({ instanceId }, { params: { gateway } }, c) => {
    // The signature covers the exact bytes.
    const rawBody = new Uint8Array(await c.req.arrayBuffer());
    await receiveWebhook(deps, { gateway, instanceId, headers: c.req.raw.headers, rawBody });
    return { received: true as const };
  });
}
