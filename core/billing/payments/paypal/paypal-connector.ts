import { z } from 'zod';
import {
  orKeysRefused,
  orUnknown,
  ProviderRefused,
  ProviderUnclear,
} from '../accounts/call-provider.ts';
import type { AccountIdentity, Connector, Listening } from '../accounts/connector.ts';
import type { PaypalKeys } from '../accounts/payment-account.contract.ts';
import { createPaypalClient, type PaypalClient } from './paypal-client.ts';
import { PAYPAL_EVENTS } from './paypal-event.ts';
import { createPaypalGateway } from './paypal-gateway.ts';

/** Accounts at PayPal, by an application of them. */
export const paypalConnector: Connector<PaypalKeys> = {
  identify: (deps, keys) => orKeysRefused(identify(createPaypalClient(deps, keys), keys)),
  listen: (deps, keys, url) => orKeysRefused(listen(createPaypalClient(deps, keys), url)),
  async unlisten(deps, keys, webhookId) {
    const path = `${WEBHOOKS}/${encodeURIComponent(webhookId)}`;
    const call = createPaypalClient(deps, keys).call({
      ...{ method: 'DELETE', path, answer: z.unknown() },
    });
    await orUnknown(call);
  },
  gateway: (deps, keys, listening) =>
    createPaypalGateway(createPaypalClient(deps, keys), listening?.webhookId),
};

/** Of nothing; whoever may ask for orders and captures is told that there is none. */
const NOTHING = '00000000000000000';

/**
 * An account is an application here: its secret can be changed, and what one application has begun
 * is not another's to go on with.
 */
async function identify(client: PaypalClient, keys: PaypalKeys): Promise<AccountIdentity> {
  client.forget();
  for (const path of [`/v2/checkout/orders/${NOTHING}`, `/v2/payments/captures/${NOTHING}`]) {
    await orUnknown(client.call({ method: 'GET', path, answer: z.never() }));
  }
  const name = (await findName(client)) ?? `…${keys.client_id.slice(-8)}`;
  return { outsideId: keys.client_id, name, isTest: keys.mode === 'sandbox' };
}

const profile = z.object({
  business_name: z.string().optional(),
  name: z.string().optional(),
  emails: z.array(z.object({ value: z.string() })).optional(),
});

/** Most applications may not ask for it. */
async function findName(client: PaypalClient): Promise<string | undefined> {
  const path = '/v1/identity/oauth2/userinfo?schema=paypalv1.1';
  try {
    const found = await client.call({ method: 'GET', path, answer: profile });
    const name = found.emails?.[0]?.value || found.business_name || found.name;
    return name?.slice(0, 200);
  } catch (error) {
    if (error instanceof ProviderRefused || error instanceof ProviderUnclear) return undefined;
    throw error;
  }
}

const WEBHOOKS = '/v1/notifications/webhooks';

const webhook = z.object({
  id: z.string().regex(/^\w{1,100}$/),
  url: z.string(),
  event_types: z.array(z.object({ name: z.string() })).default([]),
});

async function listen(client: PaypalClient, url: string): Promise<Listening> {
  const listed = z.object({ webhooks: z.array(webhook).default([]) });
  const { webhooks } = await client.call({ method: 'GET', path: WEBHOOKS, answer: listed });
  const known = webhooks.find((each) => each.url === url);
  const event_types = PAYPAL_EVENTS.map((name) => ({ name }));
  if (!known) {
    const body = JSON.stringify({ url, event_types });
    const made = await client.call({ method: 'POST', path: WEBHOOKS, body, answer: webhook });
    return { webhookId: made.id };
  }
  const heard = new Set(known.event_types.map(({ name }) => name));
  if (!PAYPAL_EVENTS.every((name) => heard.has(name))) {
    const change = [{ op: 'replace', path: '/event_types', value: event_types }];
    await client.call({
      ...{ method: 'PATCH', path: `${WEBHOOKS}/${known.id}`, answer: z.unknown() },
      body: JSON.stringify(change),
    });
  }
  return { webhookId: known.id };
}
