import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { listGateways, type HeardGateway } from '../find-gateway.ts';
import type { GatewayEvent, Webhook } from '../gateway.ts';
import type { KeptEvent } from './gateway-event.contract.ts';
import { insertEvent } from './gateway-event.store.ts';
import { PROCESS_EVENT } from './process-event.ts';

/**
 * Stores a gateway's event once, with the job that processes it. Only the signature authenticates
 * the sender, not a session or cookie, so another site cannot forge one.
 */
export async function receiveWebhook(
  deps: Deps,
  { gateway: name, ...webhook }: Webhook & { gateway: string },
): Promise<void> {
  const { instanceId, rawBody } = webhook;
  const gateways = await listGateways(deps, { instanceId, gateway: name });
  if (gateways.length === 0) throw new AppError('not_found');
  const told = await firstVerified(gateways, webhook);
  if (!told) throw new AppError('bad_request');
  await deps.db.inInstance(instanceId, async (trx) => {
    for (const event of told.events) {
      const id = await insertEvent(trx, {
        instance_id: instanceId,
        gateway: name,
        // Two accounts may be told the same, and what the wrong one says does not count.
        event_id: told.accountId === null ? event.id : `${told.accountId}/${event.id}`,
        raw: rawBody,
        event: JSON.stringify(kept(event, told.accountId)),
        received_at: deps.clock.now(),
      });
      if (id === undefined) continue;
      await enqueue(deps, trx, {
        job: PROCESS_EVENT,
        instanceId,
        payload: { eventId: String(id) },
        uniqueKey: String(id),
      });
    }
  });
}

interface Told {
  accountId: bigint | null;
  events: GatewayEvent[];
}

/**
 * The events as the account tells that has signed them. Some gateways have to be asked about it: where
 * one does not answer, the delivery is to be repeated.
 */
async function firstVerified(
  gateways: readonly HeardGateway[],
  webhook: Webhook,
): Promise<Told | undefined> {
  let failure: AppError | undefined;
  for (const { accountId, gateway } of gateways) {
    try {
      const events = await gateway.verify(webhook);
      if (events) return { accountId, events };
    } catch (error) {
      failure = new AppError('unavailable', { cause: error });
    }
  }
  if (failure) throw failure;
  return undefined;
}

const kept = (
  { amountMicro, returnedMicro, refunds, unaskedMicro, ...event }: GatewayEvent,
  accountId: bigint | null,
): KeptEvent => ({
  ...event,
  accountId: accountId === null ? null : String(accountId),
  ...(returnedMicro !== undefined && { returnedMicro: String(returnedMicro) }),
  ...(refunds !== undefined && { refunds: [...refunds] }),
  ...(unaskedMicro !== undefined && { unaskedMicro: unaskedMicro.map(String) }),
  ...(amountMicro !== undefined && { amountMicro: String(amountMicro) }),
});
