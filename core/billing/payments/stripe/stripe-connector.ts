import Stripe from 'stripe';
import type { AccountIdentity, Connector } from '../accounts/connector.ts';
import { KeysRefused } from '../accounts/connector.ts';
import type { StripeKeys } from '../accounts/payment-account.contract.ts';
import { createStripeClient, type StripeSettings } from './stripe-client.ts';
import { createStripeGateway } from './stripe-gateway.ts';

/** What a payment, a refund, a dispute or a saved card brings about. */
const EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'setup_intent.succeeded',
  'charge.refunded',
  'refund.failed',
  'refund.updated',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.closed',
];

/** Accounts at Stripe, by the secret key that an owner has entered. */
export function createStripeConnector(host: StripeSettings['host']): Connector<StripeKeys> {
  const settingsOf = ({ secret_key: secretKey }: StripeKeys, webhookSecrets: string[]) => ({
    ...{ secretKey, webhookSecrets },
    ...(host && { host }),
  });
  const clientOf = (keys: StripeKeys) => createStripeClient(settingsOf(keys, []));
  return {
    identify: (_deps, keys) => orKeysRefused(identify(clientOf(keys), keys)),
    listen: (_deps, keys, url) => orKeysRefused(listen(clientOf(keys), url)),
    async unlisten(_deps, keys, webhookId) {
      await orMissing(clientOf(keys).webhookEndpoints.del(webhookId));
    },
    gateway: (deps, keys, listening) => {
      const { webhookSecret } = listening ?? {};
      return createStripeGateway(deps, settingsOf(keys, webhookSecret ? [webhookSecret] : []));
    },
  };
}

async function identify(stripe: Stripe, { secret_key: key }: StripeKeys): Promise<AccountIdentity> {
  const isTest = /^[sr]k_test_/.test(key);
  const account = await accountOf(stripe);
  // Without it every payment would be refused.
  if (!isTest && account.charges_enabled === false) throw new KeysRefused('not_ready');
  await stripe.checkout.sessions.list({ limit: 1 });
  const names = [account.settings?.dashboard.display_name, account.business_profile?.name];
  const name = names.find((one) => one) ?? account.email ?? account.id;
  return { outsideId: account.id, name: name.slice(0, 200), isTest };
}

type KnownAccount = Pick<Stripe.Account, 'id'> & Partial<Stripe.Account>;

/** Restricted keys may not read their account; the refusal names it all the same. */
async function accountOf(stripe: Stripe): Promise<KnownAccount> {
  try {
    return await stripe.accounts.retrieveCurrent();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
    const id = /\bacct_\w+/.exec(error.message)?.[0];
    if (id === undefined) throw error;
    return { id };
  }
}

/** An endpoint tells its secret only when it is made, so one that is there is made anew. */
async function listen(stripe: Stripe, url: string) {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  for (const endpoint of data) {
    if (endpoint.url === url) await stripe.webhookEndpoints.del(endpoint.id);
  }
  const made = await stripe.webhookEndpoints.create({ url, enabled_events: EVENTS });
  return { webhookId: made.id, webhookSecret: made.secret };
}

/** What is gone already need not be taken away. */
async function orMissing(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    const isMissing =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (!isMissing) throw error;
  }
}

async function orKeysRefused<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof KeysRefused) throw error;
    if (error instanceof Stripe.errors.StripeAuthenticationError) {
      throw new KeysRefused('keys_refused', error.message);
    }
    if (error instanceof Stripe.errors.StripePermissionError) {
      throw new KeysRefused('keys_too_narrow', error.message);
    }
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      throw new KeysRefused('not_ready', error.message);
    }
    throw new KeysRefused('no_answer');
  }
}
