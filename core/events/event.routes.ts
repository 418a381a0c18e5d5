import { createRoute } from '@hono/zod-openapi';
import type { Deps } from '#core/deps.ts';
import { callerOf, type Caller } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { doneAnswer, sendDone } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import type { Limit } from '#core/limits/limit.pure.ts';
import { spendTry } from '#core/limits/rate-limit.ts';
import { countEvent } from './event.store.ts';

const EVENTS_BY_ADDRESS: Limit = { name: 'events', capacity: 60, refillSeconds: 10 };

const event = <N extends string>(name: N, operationId: string, summary: string) =>
  createRoute({
    method: 'post',
    path: `/events/${name}`,
    operationId,
    tags: ['Events'],
    summary,
    request: { query: localeQuery },
    responses: { 204: doneAnswer, ...refusals(['validation_failed']) },
  });

const EVENTS = {
  'enter-url': event('enter-url', 'countEnteredUrl', 'A visitor entered a link to order for.'),
  'payment-page': event('payment-page', 'countPaymentPage', 'A visitor went on to a payment.'),
  'checkout-button': event('checkout-button', 'countCheckout', 'A visitor pressed "Checkout".'),
};

/** Counted by the day; whoever sends more than a visitor would is answered alike and not counted. */
export function eventRoutes(api: CoreApi, deps: Pick<Deps, 'db' | 'clock'>): void {
  api.openapi(EVENTS['enter-url'], async (c) => {
    await count(deps, callerOf(c), 'enter-url');
    return sendDone(c);
  });
  api.openapi(EVENTS['payment-page'], async (c) => {
    await count(deps, callerOf(c), 'payment-page');
    return sendDone(c);
  });
  api.openapi(EVENTS['checkout-button'], async (c) => {
    await count(deps, callerOf(c), 'checkout-button');
    return sendDone(c);
  });
}

async function count(
  deps: Pick<Deps, 'db' | 'clock'>,
  { instanceId, address }: Caller,
  name: keyof typeof EVENTS,
): Promise<void> {
  if (!(await spendTry(deps, { instanceId, limit: EVENTS_BY_ADDRESS, subject: address }))) return;
  const day = deps.clock.now().toISOString().slice(0, 10);
  await deps.db.inInstance(instanceId, (trx) =>
    countEvent(trx, { instance_id: instanceId, day, name }),
  );
}
