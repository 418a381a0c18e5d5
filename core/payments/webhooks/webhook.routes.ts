import { createRoute, z } from '@hono/zod-openapi';
import type { Deps } from '#core/deps.ts';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { jsonAnswer, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import type { Limit } from '#core/limits/limit.pure.ts';
import { spendTries } from '#core/limits/rate-limit.ts';
import { webhookPath } from './gateway-event.contract.ts';
import { receiveWebhook } from './receive-webhook.ts';

/** A gateway that is told to wait repeats itself for days; who floods waits alone. */
const TOLD_BY_ADDRESS: Limit = { name: 'webhook-address', capacity: 120, refillSeconds: 0.2 };

const receive = createRoute({
  method: 'post',
  path: '/api/v1/webhooks/{gateway}',
  operationId: 'receiveWebhook',
  tags: ['Gateways'],
  summary: 'What a gateway tells about payments, proved by its signature.',
  request: { query: localeQuery, params: webhookPath },
  responses: {
    200: jsonAnswer(z.object({ received: z.literal(true) }), 'Kept; also if it was before.'),
    ...refusals(['bad_request', 'not_found', 'validation_failed', 'too_many_requests']),
  },
});

export function webhookRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(receive, async (c) => {
    const { gateway } = c.req.valid('param');
    const { instanceId, address } = callerOf(c);
    await spendTries(deps, [{ instanceId, limit: TOLD_BY_ADDRESS, subject: address }]);
    const rawBody = new Uint8Array(await c.req.arrayBuffer());
    await receiveWebhook(deps, { gateway, instanceId, headers: c.req.raw.headers, rawBody });
    return sendPrivate(c, { received: true as const });
  });
}
