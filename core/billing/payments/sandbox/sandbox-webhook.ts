import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import type { GatewayEvent, Webhook } from '../gateway.ts';
import { EVENT_KINDS } from '../webhooks/gateway-event.contract.ts';

const HEADER = 'sandbox-signature';
const TOLERANCE_MS = 5 * 60 * 1000;
const SIGNATURE = /^t=(\d{1,15}),s=([\w-]{43})$/;

const said = z.object({
  id: z.string().min(1).max(200),
  kind: z.enum(EVENT_KINDS),
  reference: z.string().min(1).max(200),
  amount_micro: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  /** Of a refund: what of it came back, and which one it is. */
  returned_micro: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  refunds: z
    .array(z.object({ reference: z.string().max(100), returned: z.string().max(500).optional() }))
    .max(100)
    .optional(),
  /** As a gateway tells that tells of losses as of refunds. */
  unasked_micro: z
    .array(z.string().regex(/^\d{1,18}$/))
    .max(100)
    .optional(),
  /** The id of a dispute, the same in its first and last event. */
  case_id: z.string().min(1).max(100).optional(),
});
export type SandboxEvent = z.infer<typeof said>;

type Ports = Pick<Deps, 'db' | 'clock'>;
type Delivery = Pick<Webhook, 'headers' | 'rawBody'>;

/** A delivery of the sandbox: the body, and a signature over the time and the bytes. */
export async function signEvent(deps: Ports, event: SandboxEvent): Promise<Delivery> {
  const rawBody = Buffer.from(JSON.stringify(event));
  const time = String(deps.clock.now().getTime());
  const signature = await createKeys(deps).sign('sandbox-gateway', signedText(time, rawBody));
  return { headers: new Headers({ [HEADER]: `t=${time},s=${signature}` }), rawBody };
}

/** Undefined if it is not from the sandbox, was altered or is older than five minutes. */
export async function verifyEvent(
  deps: Ports,
  { headers, rawBody }: Delivery,
): Promise<GatewayEvent[] | undefined> {
  const [, time, signature] = SIGNATURE.exec(headers.get(HEADER) ?? '') ?? [];
  if (time === undefined || signature === undefined) return undefined;
  const text = signedText(time, rawBody);
  if (!(await createKeys(deps).isSignature('sandbox-gateway', text, signature))) return undefined;
  if (Math.abs(deps.clock.now().getTime() - Number(time)) > TOLERANCE_MS) return undefined;
  const {
    amount_micro: amount,
    returned_micro: returned,
    unasked_micro: unasked,
    case_id: caseId,
    ...event
  } = said.parse(JSON.parse(Buffer.from(rawBody).toString()));
  return [
    {
      ...event,
      ...(amount !== undefined && { amountMicro: BigInt(amount) }),
      ...(returned !== undefined && { returnedMicro: BigInt(returned) }),
      ...(unasked !== undefined && { unaskedMicro: unasked.map(BigInt) }),
      ...(caseId !== undefined && { caseId }),
    },
  ];
}

/** Base64, so that invalid UTF-8 bytes stay distinct. */
const signedText = (time: string, rawBody: Uint8Array): string =>
  `${time}.${Buffer.from(rawBody).toString('base64')}`;
