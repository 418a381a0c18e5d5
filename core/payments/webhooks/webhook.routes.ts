import { createRoute, z } from '@hono/zod-openapi';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { jsonAnswer, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import { webhookPath } from './gateway-event.contract.ts';
import { receiveWebhook } from './receive-webhook.ts';

const receive = createRoute({
  method: 'post',
  path: '/api/v1/webhooks/{gateway}',
  operationId: 'receiveWebhook',
  tags: ['Gateways'],
  summary: 'What a gateway tells about payments, proved by its signature.',
  request: { query: localeQuery, params: webhookPath },
  responses: {
    200: jsonAnswer(z.object({ received: z.literal(true) }), 'Kept; also if it was before.'),
    ...refusals(['bad_request', 'not_found', 'validation_failed']),
  },
});

export function webhookRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(receive, async (c) => {
    const { gateway } = c.req.valid('param');
    const { id: instanceId } = currentInstance(c);
    const rawBody = new Uint8Array(await c.req.arrayBuffer());
    await receiveWebhook(deps, { gateway, instanceId, headers: c.req.raw.headers, rawBody });
    return sendPrivate(c, { received: true as const });
  });
}
