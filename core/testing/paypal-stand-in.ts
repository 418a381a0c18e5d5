import { createHmac, randomUUID } from 'node:crypto';
import type { PaypalKeys } from '#core/billing/payments/accounts/payment-account.contract.ts';
import type { Outbound } from '#core/platform/outbound/outbound.ts';
import { createOrdersStandIn, paypalRefusal, type OrdersStandIn } from './paypal-orders.ts';
import {
  startProviderServer,
  type ProviderReply,
  type ProviderRequest,
} from './provider-server.ts';

export interface StandInWebhook {
  id: string;
  url: string;
  event_types: { name: string }[];
}

export interface PaypalStandIn {
  url: string;
  keys: PaypalKeys;
  /** Asked for PayPal's sandbox, it asks here. */
  outbound: Outbound;
  orders: OrdersStandIn;
  webhooks: StandInWebhook[];
  /** Every call, as `POST /v2/checkout/orders`. */
  calls: string[];
  /** Tokens that are still good; without them, new ones are asked for. */
  tokens: Set<string>;
  /** What the keys may not do: the beginnings of paths. */
  forbidden: string[];
  /** A profile that the application may read. */
  profile: object | undefined;
  /** A delivery of an event to a webhook, or one that somebody else has made up. */
  deliver(event: object, told?: { webhookId?: string; key?: string }): Delivery;
  close(): Promise<void>;
}

interface Delivery {
  headers: Headers;
  rawBody: Uint8Array;
}

const KEY = 'the key of the stand-in';
const CERTIFICATE = 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1';

/** Answers in PayPal's place on a port of its own, as far as payments need it. */
export async function startPaypalStandIn(): Promise<PaypalStandIn> {
  const orders = createOrdersStandIn();
  const server = await startProviderServer(answer);
  const keys: PaypalKeys = {
    // Each has its own, as tokens are kept by them.
    client_id: `client-of-${randomUUID()}`,
    client_secret: 'secret-of-the-stand-in',
    mode: 'sandbox',
  };
  const basic = Buffer.from(`${keys.client_id}:${keys.client_secret}`).toString('base64');
  let made = 0;

  const standIn: PaypalStandIn = {
    ...{ url: server.url, keys, orders, webhooks: [], calls: [], tokens: new Set() },
    ...{ forbidden: [], profile: undefined },
    outbound: server.outboundFor('https://api-m.sandbox.paypal.com'),
    deliver(event, { webhookId = standIn.webhooks[0]?.id ?? '', key = KEY } = {}) {
      // Spaces that a parser would drop.
      const text = JSON.stringify(event, undefined, 1);
      const id = `transmission-${(made += 1)}`;
      const time = '2030-01-15T12:00:00Z';
      const headers = new Headers({
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': CERTIFICATE,
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signatureOf([id, time, webhookId, text], key),
      });
      return { headers, rawBody: new TextEncoder().encode(text) };
    },
    close: () => server.close(),
  };

  function answer(request: ProviderRequest): ProviderReply {
    const { method, path, headers } = request;
    standIn.calls.push(`${method} ${path}`);
    const mood = orders.takeMood('before');
    if (mood) return mood;
    if (path === '/v1/oauth2/token') return answerToken(headers.authorization);
    const token = headers.authorization?.slice('Bearer '.length) ?? '';
    if (!standIn.tokens.has(token)) {
      return { status: 401, body: { error: 'invalid_token', error_description: 'Token unknown' } };
    }
    if (standIn.forbidden.some((each) => path.startsWith(each))) {
      return paypalRefusal(403, 'PERMISSION_DENIED', 'You do not have permission.');
    }
    if (path.startsWith('/v1/notifications/webhooks')) return answerWebhooks(request);
    if (path === '/v1/notifications/verify-webhook-signature') return verify(request.text);
    if (path === '/v1/identity/oauth2/userinfo') {
      return standIn.profile ? { status: 200, body: standIn.profile } : { status: 403, body: '' };
    }
    return orders.answer(request);
  }

  function answerToken(authorization: string | undefined): ProviderReply {
    if (authorization !== `Basic ${basic}`) {
      const error_description = `Client Authentication failed for ${authorization}`;
      return { status: 401, body: { error: 'invalid_client', error_description } };
    }
    const token = `token-${(made += 1)}`;
    standIn.tokens.add(token);
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } };
  }

  function answerWebhooks({ method, path, text }: ProviderRequest): ProviderReply {
    const id = path.split('/')[4];
    const known = standIn.webhooks.findIndex((each) => each.id === id);
    if (id !== undefined && known < 0) return paypalRefusal(404, 'INVALID_RESOURCE_ID');
    if (method === 'GET') return { status: 200, body: { webhooks: standIn.webhooks } };
    if (method === 'DELETE') {
      standIn.webhooks.splice(known, 1);
      return { status: 204 };
    }
    if (method === 'PATCH') {
      const [change] = JSON.parse(text) as { value: StandInWebhook['event_types'] }[]; // A test's.
      Object.assign(standIn.webhooks[known] ?? {}, { event_types: change?.value });
      return { status: 200, body: standIn.webhooks[known] };
    }
    const asked = JSON.parse(text) as StandInWebhook; // A test's.
    if (!asked.url.startsWith('https://')) {
      return paypalRefusal(400, 'VALIDATION_ERROR', 'Not a valid webhook URL');
    }
    const webhook = { ...asked, id: `WEBHOOK${(made += 1)}` };
    standIn.webhooks.push(webhook);
    return { status: 201, body: webhook };
  }

  return standIn;
}

/** The signature covers the very text of the event. */
function verify(text: string): ProviderReply {
  const [, event = ''] = /,"webhook_event":([^]*)\}$/.exec(text) ?? [];
  const asked = JSON.parse(text) as Record<string, string>; // A test's.
  const signed = [asked['transmission_id'], asked['transmission_time'], asked['webhook_id'], event];
  const isRight = asked['transmission_sig'] === signatureOf(signed, KEY);
  return { status: 200, body: { verification_status: isRight ? 'SUCCESS' : 'FAILURE' } };
}

const signatureOf = (signed: readonly (string | undefined)[], key: string): string =>
  createHmac('sha256', key).update(signed.join('|')).digest('base64');
