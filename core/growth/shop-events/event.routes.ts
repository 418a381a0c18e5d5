import type { Deps } from '#core/deps.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { spendTry } from '#core/platform/limits/rate-limit.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { countCheckout, countEnteredUrl, countPaymentPage } from './event.operations.ts';
import { countEvent } from './event.store.ts';

const EVENTS_BY_ADDRESS: Limit = { name: 'events', capacity: 60, refillSeconds: 10 };

type EventDeps = Pick<Deps, 'db' | 'clock'>;

/** Counted by day; a client that sends too many gets the same answer and is not counted. */
export function eventRoutes(api: CoreApi, deps: EventDeps): void {
  handle(api, countEnteredUrl, (caller) => count(deps, caller, 'enter-url'));
  handle(api, countPaymentPage, (caller) => count(deps, caller, 'payment-page'));
  handle(api, countCheckout, (caller) => count(deps, caller, 'checkout-button'));
}

async function count(
  deps: EventDeps,
  { instanceId, address }: Caller,
  name: 'enter-url' | 'payment-page' | 'checkout-button',
): Promise<void> {
  if (!(await spendTry(deps, { instanceId, limit: EVENTS_BY_ADDRESS, subject: address }))) return;
  const day = deps.clock.now().toISOString().slice(0, 10);
  await deps.db.inInstance(instanceId, (trx) =>
    countEvent(trx, { instance_id: instanceId, day, name }),
  );
}
