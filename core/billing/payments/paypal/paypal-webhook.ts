import { z } from 'zod';
import { parseJson, ProviderRefused } from '../accounts/call-provider.ts';
import type { GatewayEvent, Webhook } from '../gateway.ts';
import type { PaypalClient } from './paypal-client.ts';
import { meaningOf } from './paypal-event.ts';

/** What a delivery says of its signature. */
const signature = z.object({
  auth_algo: z.string().regex(/^\w{1,100}$/),
  cert_url: z.url({ protocol: /^https$/, hostname: /(^|\.)paypal\.com$/ }).max(500),
  transmission_id: z.string().min(1).max(100),
  transmission_sig: z.string().min(1).max(1_000),
  transmission_time: z.string().min(1).max(100),
});

const verified = z.object({ verification_status: z.string() });

const event = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string(),
  resource: z.unknown(),
});

interface Received {
  webhookId: string;
  webhook: Webhook;
}

/** PayPal's events about payments of this instance; undefined if the signature is not PayPal's. */
export async function verifyPaypalEvent(
  client: PaypalClient,
  { webhookId, webhook }: Received,
): Promise<GatewayEvent[] | undefined> {
  const text = textOf(webhook.rawBody);
  const said = signature.safeParse(signatureIn(webhook.headers));
  // Only what is one whole value can be put into the question without changing what else it says.
  const told = text === undefined ? undefined : parseJson(text);
  if (text === undefined || told === undefined || !said.success) return undefined;
  const question = { ...said.data, webhook_id: webhookId };
  if (!(await isPaypals(client, question, text))) return undefined;
  const { data } = event.safeParse(told);
  if (!data) return [];
  const { instanceId } = webhook;
  const { event_type: type, resource } = data;
  const meant = await meaningOf(type, { client, instanceId, resource });
  return meant ? [{ id: data.id, ...meant }] : [];
}

/**
 * PayPal itself is asked. Checking the signature here would mean to trust a certificate of an address
 * that the sender names, and a checksum that others can match.
 */
async function isPaypals(client: PaypalClient, question: object, event: string): Promise<boolean> {
  try {
    const answer = await client.call({
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      // The signature covers the exact bytes of the event.
      body: `${JSON.stringify(question).slice(0, -1)},"webhook_event":${event}}`,
      answer: verified,
    });
    return answer.verification_status === 'SUCCESS';
  } catch (error) {
    if (error instanceof ProviderRefused && error.status === 400) return false;
    throw error;
  }
}

const signatureIn = (headers: Headers) => ({
  auth_algo: headers.get('paypal-auth-algo'),
  cert_url: headers.get('paypal-cert-url'),
  transmission_id: headers.get('paypal-transmission-id'),
  transmission_sig: headers.get('paypal-transmission-sig'),
  transmission_time: headers.get('paypal-transmission-time'),
});

/** Undefined for bytes that are no text, which would not be the same ones again. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
