import type { Clock } from '#core/clock.ts';
import {
  OutboundError,
  type Outbound,
  type OutboundReason,
} from '#core/platform/outbound/outbound.ts';
import type { EventRow } from '../events/event.store.ts';
import { eventName, showEvent } from '../events/show-event.ts';
import type { FailureReason } from '../webhook-rules.pure.ts';
import { secondsIn } from './schedule.pure.ts';
import { signatureOf } from './signature.ts';

/** What became of one attempt. */
export interface Outcome {
  at: Date;
  tookMs: number;
  status: number | null;
  /** Nothing where it has arrived. */
  reason: FailureReason | null;
  answer: string | null;
  /** In seconds, as the endpoint has asked. */
  retryAfter: number | undefined;
}

interface Sent {
  url: string;
  event: EventRow;
  /** Whether the instance itself is told. */
  isOfInstance: boolean;
  /** Those that are good still, the latest first. */
  secrets: readonly string[];
}

interface Ports {
  clock: Clock;
  outbound: Pick<Outbound, 'send'>;
}

const TIMEOUT_MS = 15_000;
const MOST_BYTES = 16 * 1024;
const LONGEST_ANSWER = 1_000;

/** Sends an event once, signed for this moment. A redirect is followed no more than by any of us. */
export async function attemptDelivery(
  { clock, outbound }: Ports,
  { url, event, isOfInstance, secrets }: Sent,
): Promise<Outcome> {
  const at = clock.now();
  const id = eventName(event.id);
  const timestamp = Math.floor(at.getTime() / 1_000);
  const body = JSON.stringify(showEvent(event, { isOfInstance }));
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf(secrets, { id, timestamp, body }),
  };
  const limits = { timeoutMs: TIMEOUT_MS, mostBytes: MOST_BYTES, isCut: true };
  const tookMs = () => Math.max(0, clock.now().getTime() - at.getTime());
  try {
    const answer = await outbound.send({ url, method: 'POST', headers, body, ...limits });
    return {
      ...{ at, tookMs: tookMs(), status: answer.status, reason: reasonOf(answer.status) },
      answer: plainText(answer.body),
      retryAfter: secondsIn(answer.retryAfter, at),
    };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const reason = REASONS[error.reason];
    return { at, tookMs: tookMs(), status: null, reason, answer: null, retryAfter: undefined };
  }
}

const REASONS = {
  not_allowed: 'not_allowed',
  not_found: 'not_found',
  timeout: 'timeout',
  too_large: 'failed',
  failed: 'failed',
} as const satisfies Record<OutboundReason, FailureReason>;

const GONE = 410;

function reasonOf(status: number): FailureReason | null {
  if (status >= 200 && status < 300) return null;
  if (status === GONE) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** Without what a database cannot keep. */
const plainText = (body: Buffer) =>
  body.toString('utf8').replaceAll('\0', '').slice(0, LONGEST_ANSWER);
