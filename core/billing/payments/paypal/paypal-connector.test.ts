import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPaypalStandIn, type PaypalStandIn } from '#core/testing/paypal-stand-in.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { createSettableClock } from '#core/testing/settable-clock.ts';
import { KeysRefused, type ConnectorDeps } from '../accounts/connector.ts';
import type { PaypalKeys } from '../accounts/payment-account.contract.ts';
import { PaymentRefused } from '../gateway.ts';
import { paymentToStart } from '../testing/provider-payment.ts';
import { paypalConnector } from './paypal-connector.ts';

const URL_OF_SHOP = 'https://shop.example/api/v1/webhooks/paypal';

let paypal: PaypalStandIn;
let deps: ConnectorDeps;
let keys: PaypalKeys;
beforeAll(async () => {
  paypal = await startPaypalStandIn();
  ({ keys } = paypal);
  deps = { clock: createSettableClock(), log: createRecordingLog(), outbound: paypal.outbound };
});
beforeEach(() => {
  Object.assign(paypal, { forbidden: [], profile: undefined });
  paypal.webhooks.length = 0;
  paypal.orders.moods = [];
});
afterAll(() => paypal.close());

const problemOf = (tried: Promise<unknown>) =>
  tried.then(
    () => 'none',
    (error: unknown) => {
      if (!(error instanceof KeysRefused)) throw error;
      expect(`${error.message} ${error.said}`).not.toContain(keys.client_secret);
      return error.problem;
    },
  );

describe('an account at PayPal', () => {
  it('is its application, by the name that it may tell', async () => {
    const identity = { outsideId: keys.client_id, isTest: true };
    const unnamed = await paypalConnector.identify(deps, keys);
    expect(unnamed).toEqual({ ...identity, name: `…${keys.client_id.slice(-8)}` });
    paypal.profile = { name: 'Ada Alder', emails: [{ value: 'ada@shop.example' }] };
    const named = await paypalConnector.identify(deps, keys);
    expect(named).toEqual({ ...identity, name: 'ada@shop.example' });
  });

  it('is not known by wrong keys, which start and find nothing', async () => {
    const wrong = { ...keys, client_secret: 'mistyped' };
    expect(await problemOf(paypalConnector.identify(deps, wrong))).toBe('keys_refused');
    expect(await problemOf(paypalConnector.listen(deps, wrong, URL_OF_SHOP))).toBe('keys_refused');
    const gateway = paypalConnector.gateway(deps, wrong, undefined);
    await expect(gateway.start(paymentToStart())).rejects.toThrow(PaymentRefused);
    const find = gateway.find({ instanceId: 7, ownReference: 'a', reference: 'ORDER1' });
    await expect(find).rejects.not.toThrow(PaymentRefused);
  });

  it('says nothing of the secret that PayPal has repeated', async () => {
    const wrong = { ...keys, client_secret: 'mistyped-secret' };
    const tried = paypalConnector.identify(deps, wrong);
    const basic = Buffer.from(`${wrong.client_id}:${wrong.client_secret}`).toString('base64');
    await expect(tried).rejects.toMatchObject({ said: 'Client Authentication failed for Basic …' });
    await expect(tried).rejects.not.toThrow(basic);
  });

  it.each(['/v2/checkout/orders', '/v2/payments'])(
    'needs keys that may use %s',
    async (forbidden) => {
      paypal.forbidden = [forbidden];
      const tried = paypalConnector.identify(deps, keys);
      expect(await problemOf(tried)).toBe('keys_too_narrow');
      await expect(tried).rejects.toMatchObject({ said: 'You do not have permission.' });
    },
  );

  it.each(['break off', 'fail', 'nonsense'] as const)(
    'is not known while PayPal does this: %s',
    async (mood) => {
      paypal.orders.moods = [mood];
      expect(await problemOf(paypalConnector.identify(deps, keys))).toBe('no_answer');
      // With a token, or in its place.
      await paypalConnector.listen(deps, keys, URL_OF_SHOP);
      paypal.orders.moods = [mood];
      const listened = paypalConnector.listen(deps, keys, URL_OF_SHOP);
      expect(await problemOf(listened)).toBe('no_answer');
    },
  );

  it('is tried by its keys, also while an earlier token of them is good', async () => {
    await paypalConnector.identify(deps, keys);
    paypal.calls.length = 0;
    await paypalConnector.identify(deps, keys);
    expect(paypal.calls).toContain('POST /v1/oauth2/token');
  });
});

describe('the events of an account at PayPal', () => {
  it('are sent to an address once, and all that are needed', async () => {
    const listening = await paypalConnector.listen(deps, keys, URL_OF_SHOP);
    expect(paypal.webhooks).toMatchObject([{ id: listening.webhookId, url: URL_OF_SHOP }]);
    const all = paypal.webhooks[0]?.event_types;
    Object.assign(paypal.webhooks[0] ?? {}, { event_types: all?.slice(1) });
    expect(await paypalConnector.listen(deps, keys, URL_OF_SHOP)).toEqual(listening);
    expect(await paypalConnector.listen(deps, keys, URL_OF_SHOP)).toEqual(listening);
    expect(paypal.webhooks).toMatchObject([{ event_types: all }]);
  });

  it('are not sent where PayPal does not want to', async () => {
    const tried = paypalConnector.listen(deps, keys, 'http://localhost/api/v1/webhooks/paypal');
    expect(await problemOf(tried)).toBe('not_ready');
    paypal.forbidden = ['/v1/notifications'];
    const narrow = paypalConnector.listen(deps, keys, URL_OF_SHOP);
    expect(await problemOf(narrow)).toBe('keys_too_narrow');
  });

  it('are sent no more, however often that is said', async () => {
    const { webhookId } = await paypalConnector.listen(deps, keys, URL_OF_SHOP);
    await paypalConnector.unlisten(deps, keys, webhookId);
    await paypalConnector.unlisten(deps, keys, webhookId);
    expect(paypal.webhooks).toEqual([]);
  });

  it('count for nothing where none were asked for', async () => {
    const gateway = paypalConnector.gateway(deps, keys, undefined);
    const delivery = paypal.deliver({ id: 'WH-1' });
    expect(await gateway.verify({ instanceId: 7, ...delivery })).toBeUndefined();
  });
});
