import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { orKeysRefused, orUnknown, ProviderRefused } from '../accounts/call-provider.ts';
import {
  KeysRefused,
  type AccountIdentity,
  type Connector,
  type Listening,
} from '../accounts/connector.ts';
import type { BtcpayKeys } from '../accounts/payment-account.contract.ts';
import { toldText } from '../accounts/told-text.ts';
import { createBtcpayClient, type BtcpayClient } from './btcpay-client.ts';
import { BTCPAY_EVENTS, createBtcpayGateway } from './btcpay-gateway.ts';

/** Stores of BTCPay servers. */
export const btcpayConnector: Connector<BtcpayKeys> = {
  identify: (deps, keys) => orKeysRefused(identify(createBtcpayClient(deps, keys))),
  listen: (deps, keys, url) => orKeysRefused(listen(createBtcpayClient(deps, keys), url)),
  unlisten: (deps, keys, webhookId) => remove(createBtcpayClient(deps, keys), webhookId),
  gateway: (deps, keys, listening) =>
    createBtcpayGateway(createBtcpayClient(deps, keys), listening?.webhookSecret),
};

const LONGEST_NAME = 200;

const store = z.object({ id: z.string(), name: z.string() });
const methods = z.array(z.object({ enabled: z.boolean() }));

/**
 * The id of a store stays the same if its server moves. That it takes coins of a test network, a
 * server does not say.
 */
async function identify(client: BtcpayClient): Promise<AccountIdentity> {
  const { storeId } = client;
  const { id, name } = await readStore(client);
  // Its payments are read by the id that was entered, and are kept by it.
  if (id !== storeId) throw new KeysRefused('no_answer');
  // Refused for what is wrong with them, but only of keys that may ask for the like.
  const wrong = { amount: '-1', currency: 'USD' };
  await mayAsk(client, '/invoices', wrong);
  await mayAsk(client, '/invoices/none/status', { status: 'Invalid' });
  const path = '/payment-methods?onlyEnabled=true';
  const taken = await client.call({ method: 'GET', path, answer: methods });
  if (!taken.some(({ enabled }) => enabled)) throw new KeysRefused('not_ready');
  return { outsideId: id, name: toldText(name, LONGEST_NAME) || id, isTest: false };
}

async function readStore(client: BtcpayClient): Promise<z.infer<typeof store>> {
  try {
    return await client.call({ method: 'GET', path: '', answer: store });
  } catch (error) {
    if (!(error instanceof ProviderRefused) || error.status !== 404) throw error;
    // Other servers say nothing that could be read.
    throw new KeysRefused(error.said === undefined ? 'no_answer' : 'keys_refused', error.said);
  }
}

const WRONG: readonly number[] = [400, 404, 422];

async function mayAsk(client: BtcpayClient, path: string, body: object): Promise<void> {
  try {
    await client.call({ method: 'POST', path, body, answer: z.never() });
  } catch (error) {
    if (!(error instanceof ProviderRefused) || !WRONG.includes(error.status)) throw error;
  }
}

const WEBHOOKS = '/webhooks';
const webhook = z.object({ id: z.string().regex(/^\w{1,100}$/), url: z.string() });

/** Nobody can read the secret of one that is there, so that it is replaced. */
async function listen(client: BtcpayClient, url: string): Promise<Listening> {
  const known = await client.call({ method: 'GET', path: WEBHOOKS, answer: z.array(webhook) });
  const webhookSecret = randomBytes(32).toString('base64url');
  const { id: webhookId } = await client.call({
    ...{ method: 'POST', path: WEBHOOKS, answer: webhook },
    body: {
      ...{ url, secret: webhookSecret, enabled: true, automaticRedelivery: true },
      authorizedEvents: { everything: false, specificEvents: BTCPAY_EVENTS },
    },
  });
  for (const earlier of known) if (earlier.url === url) await remove(client, earlier.id);
  return { webhookId, webhookSecret };
}

async function remove(client: BtcpayClient, id: string): Promise<void> {
  const path = `${WEBHOOKS}/${encodeURIComponent(id)}`;
  await orUnknown(client.call({ method: 'DELETE', path, answer: z.unknown() }));
}
