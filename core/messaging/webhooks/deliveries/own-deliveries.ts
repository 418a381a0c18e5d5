import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { ReplayInput } from '../endpoints/endpoint.contract.ts';
import type { EndpointOwner } from '../endpoints/endpoint-owner.ts';
import { changeEndpoint, type EndpointRow } from '../endpoints/endpoint.store.ts';
import { lockOwnEndpoint, requireOwnEndpoint } from '../endpoints/own-endpoints.ts';
import { TEST_TYPE } from '../events/event-types.pure.ts';
import { insertEvent } from '../events/event.store.ts';
import { isFor } from '../events/is-for.ts';
import { eventName, showEvent } from '../events/show-event.ts';
import { askToSend } from '../send-webhooks-kind.ts';
import { MOST_REPLAYED } from '../webhook-rules.pure.ts';
import type {
  deliveriesAnswer,
  deliveriesQuery,
  WebhookDelivery,
  WholeWebhookDelivery,
} from './delivery.contract.ts';
import {
  findDelivery,
  insertDelivery,
  readAttempts,
  readDeliveries,
  replayOne,
  replayRange,
  type DeliveryOfEvent,
} from './delivery.store.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

const PER_PAGE = 20;
const MOST_SHOWN = 50;

/** The newest first. */
export async function listOwnDeliveries(
  { db }: Ports,
  owner: EndpointOwner,
  { endpointId, cursor, state }: z.output<typeof deliveriesQuery> & { endpointId: string },
): Promise<z.infer<typeof deliveriesAnswer>> {
  const { instanceId } = owner;
  const found = await db.read(instanceId, async (trx) => {
    const { id } = await requireOwnEndpoint(trx, owner, endpointId);
    const before = cursor === undefined ? undefined : BigInt(cursor);
    // One more says whether anything follows.
    return readDeliveries(trx, {
      ...{ instanceId, endpointId: id, before, state, most: PER_PAGE + 1 },
    });
  });
  const page = found.slice(0, PER_PAGE);
  const last = found.length > PER_PAGE ? page.at(-1) : undefined;
  const data = page.filter(({ event }) => isFor(owner.program, event)).map(shown);
  return { data, meta: { next: last ? String(last.delivery.id) : null } };
}

interface InPath {
  endpointId: string;
  deliveryId: string;
}

/** With what is sent, and what came back each time. */
export async function getOwnDelivery(
  { db }: Ports,
  owner: EndpointOwner,
  { endpointId, deliveryId }: InPath,
): Promise<WholeWebhookDelivery> {
  const { instanceId } = owner;
  return db.read(instanceId, async (trx) => {
    const { id } = await requireOwnEndpoint(trx, owner, endpointId);
    const found = await requireDelivery(trx, owner, { endpointId: id, deliveryId });
    const asked = { instanceId, deliveryId: found.delivery.id, most: MOST_SHOWN };
    const attempts = await readAttempts(trx, asked);
    return {
      ...shown(found),
      body: JSON.stringify(showEvent(found.event, { isOfInstance: owner.customerId === null })),
      tries: attempts.map(({ number, at, took_ms: tookMs, status, reason, answer }) => ({
        ...{ number, at: at.toISOString(), took_ms: tookMs, status, reason, answer },
      })),
    };
  });
}

/** Sends an event once more, from its first attempt on. */
export async function replayOwnDelivery(
  deps: Ports,
  owner: EndpointOwner,
  path: InPath,
): Promise<WebhookDelivery> {
  const { instanceId } = owner;
  return deps.db.inInstance(instanceId, async (trx) => {
    const row = await lockToSend(trx, owner, path.endpointId);
    const ref = { instanceId, endpointId: row.id };
    const asked = { endpointId: row.id, deliveryId: path.deliveryId };
    const { delivery } = await requireDelivery(trx, owner, asked);
    await replayOne(trx, { ...ref, id: delivery.id, now: deps.clock.now() });
    await askToSend({ ...deps, trx }, ref);
    return shown(await requireDelivery(trx, owner, asked));
  });
}

/** Sends the events of a while once more, and those that were never sent because it was disabled. */
export async function replayOwnRange(
  deps: Ports,
  owner: EndpointOwner,
  { endpointId, from, to }: ReplayInput & { endpointId: string },
): Promise<{ count: number }> {
  const { instanceId, customerId } = owner;
  return deps.db.inInstance(instanceId, async (trx) => {
    const row = await lockToSend(trx, owner, endpointId);
    const ref = { instanceId, endpointId: row.id };
    const range = {
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
      ...{ now: deps.clock.now(), most: MOST_REPLAYED },
    };
    const count = await replayRange(trx, {
      ...{ ...ref, ...range, customerId, isTest: row.is_test, types: row.types },
    });
    if (count > 0) await askToSend({ ...deps, trx }, ref);
    return { count };
  });
}

/** Sends an event that nothing has happened for, whatever the endpoint is told of. */
export async function sendTestEvent(
  deps: Ports,
  { owner, askedBy: customerId }: { owner: EndpointOwner; askedBy: bigint },
  endpointId: string,
): Promise<WebhookDelivery> {
  const { instanceId } = owner;
  return deps.db.inInstance(instanceId, async (trx) => {
    const row = await lockToSend(trx, owner, endpointId);
    const ref = { instanceId, endpointId: row.id };
    const at = deps.clock.now();
    const eventId = await insertEvent(trx, {
      ...{ instanceId, at },
      event: {
        ...{ customerId, type: TEST_TYPE, resource: 'webhook', resourceId: row.id },
        data: { webhook_id: Number(row.id) },
        isTest: row.is_test,
      },
    });
    const id = await insertDelivery(trx, {
      ...{ instance_id: instanceId, endpoint_id: row.id, event_id: eventId },
      ...{ next_attempt_at: at, created_at: at },
    });
    await askToSend({ ...deps, trx }, ref);
    const made = await findDelivery(trx, { ...ref, id });
    invariant(made, 'a delivery that was made is there');
    return shown(made);
  });
}

/**
 * Nothing can be sent to one that is disabled. One that has failed is left alone no longer: whoever asks
 * for something to be sent has mended it, and looks whether it arrives.
 */
async function lockToSend(trx: Trx, owner: EndpointOwner, id: string): Promise<EndpointRow> {
  const row = await lockOwnEndpoint(trx, owner, id);
  if (row.disabled_at !== null) throw new AppError('conflict');
  const ref = { instanceId: owner.instanceId, endpointId: row.id };
  if (row.paused_until !== null) await changeEndpoint(trx, ref, { paused_until: null });
  return row;
}

async function requireDelivery(
  trx: Trx,
  { instanceId, program }: EndpointOwner,
  { endpointId, deliveryId }: { endpointId: bigint; deliveryId: string },
): Promise<DeliveryOfEvent> {
  const id = /^[1-9]\d{0,17}$/.test(deliveryId) ? BigInt(deliveryId) : 0n;
  const found = await findDelivery(trx, { instanceId, endpointId, id });
  if (!found || !isFor(program, found.event)) throw new AppError('not_found');
  return found;
}

const shown = ({ delivery, event }: DeliveryOfEvent): WebhookDelivery => ({
  id: Number(delivery.id),
  event_id: eventName(event.id),
  type: event.type,
  state: delivery.state,
  attempts: delivery.attempts,
  next_attempt_at: delivery.next_attempt_at?.toISOString() ?? null,
  last_status: delivery.last_status,
  last_reason: delivery.last_reason,
  created_at: delivery.created_at.toISOString(),
  ended_at: delivery.ended_at?.toISOString() ?? null,
});
