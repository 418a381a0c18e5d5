import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { lockEndpoint, readWebhookSecrets, type EndpointRef } from '../endpoints/endpoint.store.ts';
import { openWebhookSecret, readyKeys } from '../endpoints/webhook-secret.ts';
import type { EventRow } from '../events/event.store.ts';
import { askToSend, SEND_WEBHOOKS } from '../send-webhooks-kind.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { receiverFor } from './demo-receiver.ts';
import {
  countLeased,
  leaseDeliveries,
  listEndpointsDue,
  readEventsOf,
  type DeliveryRow,
} from './delivery.store.ts';
import { keepOutcome } from './keep-outcome.ts';

/** Longer than an attempt may take; after it, the process that sent is gone. */
const LEASE_MS = 60_000;
/** How many go to one endpoint at once; one where it has failed, to see whether it is back. */
const MOST_AT_ONCE = 5;
/** After so long, others have their turn. */
const TURN_MS = 20_000;

/** Sends what is due to one endpoint, until nothing is or its turn is over. */
export const sendWebhooks = defineJob({
  ...SEND_WEBHOOKS,
  maxRunSeconds: 120,
  maxAtOnce: 4,
  async handle(deps, { instanceId, payload, signal }) {
    invariant(instanceId !== null, 'an endpoint belongs to an instance');
    const ref = { instanceId, endpointId: BigInt(payload.endpointId) };
    const turnEnds = deps.clock.now().getTime() + TURN_MS;
    for (;;) {
      const taken = await takeDue(deps, ref);
      if (taken.length === 0 || signal.aborted) return;
      await Promise.all(taken.map((one) => sendOne(deps, one)));
      if (deps.clock.now().getTime() < turnEnds) continue;
      await deps.db.inInstance(instanceId, (trx) => askToSend({ ...deps, trx }, ref));
      return;
    }
  },
});

interface Taken {
  url: string;
  isOfInstance: boolean;
  secrets: string[];
  delivery: DeliveryRow;
  event: EventRow;
}

/** Leases what is due, so that nobody else sends it meanwhile; nothing to one that is to be left alone. */
async function takeDue(deps: Deps, ref: EndpointRef): Promise<Taken[]> {
  const { instanceId, endpointId } = ref;
  const keys = await readyKeys(createKeys(deps));
  return deps.db.inInstance(instanceId, async (trx) => {
    const now = deps.clock.now();
    const endpoint = await lockEndpoint(trx, ref);
    if (!endpoint || endpoint.disabled_at !== null) return [];
    if (endpoint.paused_until !== null && endpoint.paused_until > now) return [];
    const room =
      (endpoint.failures > 0 ? 1 : MOST_AT_ONCE) - (await countLeased(trx, { ...ref, now }));
    if (room <= 0) return [];
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const leased = await leaseDeliveries(trx, { ...ref, now, leaseUntil, most: room });
    const ids = leased.map(({ event_id: id }) => id);
    const events = new Map(
      (await readEventsOf(trx, { instanceId, ids })).map((one) => [one.id, one]),
    );
    const rows = await readWebhookSecrets(trx, { instanceId, endpointIds: [endpointId] });
    const secrets = await Promise.all(rows.map((row) => openWebhookSecret(keys, row)));
    const isOfInstance = endpoint.customer_id === null;
    return leased.flatMap((delivery) => {
      const event = events.get(delivery.event_id);
      return event ? [{ url: endpoint.url, isOfInstance, secrets, delivery, event }] : [];
    });
  });
}

async function sendOne(deps: Deps, { delivery, ...sent }: Taken): Promise<void> {
  const outbound = receiverFor(deps, deps.outbound ?? createOutbound());
  const outcome = await attemptDelivery({ ...deps, outbound }, sent);
  await deps.db.inInstance(delivery.instance_id, (trx) =>
    keepOutcome({ ...deps, trx }, { delivery, outcome, random: Math.random() }),
  );
}

const ENDPOINTS_AT_ONCE = 500;

/** Finds what is due and not under way: whoever was to send it is gone. */
export const findWebhooksDue = defineJob({
  kind: 'find-webhooks-due',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle({ db, clock }) {
    const asked = { now: clock.now(), most: ENDPOINTS_AT_ONCE };
    const due = await db.asSystem((trx) => listEndpointsDue(trx, asked));
    for (const ref of due) {
      await db.inInstance(ref.instanceId, (trx) => askToSend({ trx, clock }, ref));
    }
  },
});

export const DELIVERY_SCHEDULES = [
  {
    name: 'find-webhooks-due',
    job: findWebhooksDue,
    instanceId: null,
    payload: {},
    everySeconds: 60,
  },
];
