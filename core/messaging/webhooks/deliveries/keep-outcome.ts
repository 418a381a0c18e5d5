import type { Clock } from '#core/clock.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { changeEndpoint, lockEndpoint, type EndpointRow } from '../endpoints/endpoint.store.ts';
import { tellOfDisabled } from '../endpoints/tell-of-disabled.ts';
import { askToSend } from '../send-webhooks-kind.ts';
import type { Outcome } from './attempt-delivery.ts';
import { changeLeased, insertAttempt, type DeliveryRow } from './delivery.store.ts';
import { delayAfter, pauseAfter } from './schedule.pure.ts';

interface Kept {
  delivery: DeliveryRow;
  outcome: Outcome;
  random: number;
}

/** An endpoint to which nothing has arrived for so long is disabled. */
const FAILING_MS = 5 * 24 * 60 * 60 * 1_000;

/** Writes what became of an attempt, and when the next one is due. */
export async function keepOutcome(
  parts: { trx: Trx; clock: Clock },
  { delivery, outcome, random }: Kept,
): Promise<void> {
  const { trx, clock } = parts;
  const { instance_id: instanceId, endpoint_id: endpointId } = delivery;
  const ref = { instanceId, endpointId };
  const endpoint = await lockEndpoint(trx, ref);
  // Removed meanwhile, with all that was sent to it.
  if (!endpoint) return;
  const now = clock.now();
  const number = delivery.attempts + 1;
  const tries = delivery.tries + 1;
  const delay = outcome.reason === 'gone' ? undefined : delayAfter({ ...outcome, tries, random });
  const nextAt =
    outcome.reason === null || delay === undefined ? null : inSeconds(outcome.at, delay);
  const isKept = await changeLeased(trx, delivery, {
    ...{ attempts: number, tries, next_attempt_at: nextAt },
    state: outcome.reason === null ? 'delivered' : nextAt === null ? 'failed' : 'waiting',
    ...{ last_status: outcome.status, last_reason: outcome.reason },
    ended_at: nextAt === null ? now : null,
  });
  // Whoever took it over after the lease writes what became of it.
  if (!isKept) return;
  await insertAttempt(trx, {
    ...{ instance_id: instanceId, delivery_id: delivery.id, number },
    ...{ at: outcome.at, took_ms: outcome.tookMs, status: outcome.status },
    ...{ reason: outcome.reason, answer: outcome.answer },
  });
  const change = afterwards(endpoint, outcome, now);
  if (!change) return;
  await changeEndpoint(trx, ref, change);
  if (change.disabled_at !== null && endpoint.disabled_at === null) {
    await tellOfDisabled(parts, endpoint);
  }
  if (change.disabled_at !== null) return;
  for (const runAt of [nextAt, change.paused_until]) {
    if (runAt) await askToSend(parts, { ...ref, runAt });
  }
}

const inSeconds = (from: Date, seconds: number) =>
  new Date(from.getTime() + Math.ceil(seconds * 1_000));

/** What an attempt says of its endpoint; undefined where it is as it was. */
function afterwards(endpoint: EndpointRow, { reason, retryAfter }: Outcome, now: Date) {
  if (reason === null) {
    if (endpoint.failures === 0) return undefined;
    return {
      failures: 0,
      failing_since: null,
      paused_until: null,
      disabled_at: endpoint.disabled_at,
    };
  }
  const failures = endpoint.failures + 1;
  const since = endpoint.failing_since ?? now;
  const isLong = now.getTime() - since.getTime() >= FAILING_MS;
  const because = reason === 'gone' ? ('gone' as const) : isLong ? ('failing' as const) : undefined;
  const isDisabled = endpoint.disabled_at !== null || because !== undefined;
  return {
    ...{ failures, failing_since: since },
    paused_until: inSeconds(now, pauseAfter(failures, retryAfter)),
    disabled_at: isDisabled ? (endpoint.disabled_at ?? now) : null,
    disabled_because: endpoint.disabled_because ?? because ?? null,
  };
}
