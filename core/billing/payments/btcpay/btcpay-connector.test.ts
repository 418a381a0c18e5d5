import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBtcpayStandIn, type BtcpayStandIn } from '#core/testing/btcpay-stand-in.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { createSettableClock } from '#core/testing/settable-clock.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { KeysRefused, type ConnectorDeps } from '../accounts/connector.ts';
import type { BtcpayKeys } from '../accounts/payment-account.contract.ts';
import { PaymentRefused } from '../gateway.ts';
import { paymentToStart } from '../testing/provider-payment.ts';
import { BTCPAY_EVENTS } from './btcpay-gateway.ts';
import { btcpayConnector } from './btcpay-connector.ts';

const URL_OF_SHOP = 'https://shop.example/api/v1/webhooks/btcpay';

let btcpay: BtcpayStandIn;
let deps: ConnectorDeps;
let keys: BtcpayKeys;
beforeAll(async () => {
  btcpay = await startBtcpayStandIn();
  ({ keys } = btcpay);
  deps = { clock: createSettableClock(), log: createRecordingLog(), outbound: btcpay.outbound };
});
beforeEach(() => {
  const store = { id: keys.store_id, name: 'Alder’s coins' };
  Object.assign(btcpay, { moods: [], missing: [], isWalletThere: true, store });
  btcpay.webhooks.length = 0;
});
afterAll(() => btcpay.close());

const refusalOf = (tried: Promise<unknown>) =>
  tried.then(
    () => 'none',
    (error: unknown) => {
      if (!(error instanceof KeysRefused)) throw error;
      return { problem: error.problem, said: error.said };
    },
  );

describe('an account at a BTCPay server', () => {
  it('is its store, and nothing is made to find that out', async () => {
    const store = { outsideId: keys.store_id, name: 'Alder’s coins', isTest: false };
    expect(await btcpayConnector.identify(deps, keys)).toEqual(store);
    const moved = { ...keys, url: keys.url.replace(/\/$/, '') };
    expect(await btcpayConnector.identify(deps, moved)).toEqual(store);
    expect(btcpay.invoices).toEqual([]);
  });

  it('is not known by a wrong key, of which nothing is repeated', async () => {
    const wrong = { ...keys, api_key: 'mistyped' };
    expect(await refusalOf(btcpayConnector.identify(deps, wrong))).toEqual({
      ...{ problem: 'keys_refused', said: 'Authentication failed: token …' },
    });
    const starting = btcpayConnector.gateway(deps, wrong, undefined).start(paymentToStart());
    await expect(starting).rejects.toThrow(PaymentRefused);
    await expect(starting).rejects.not.toThrow('mistyped');
  });

  it('is not known by the id of another store', async () => {
    const other = btcpayConnector.identify(deps, { ...keys, store_id: 'Another' });
    expect(await refusalOf(other)).toEqual({
      ...{ problem: 'keys_refused', said: 'The store was not found' },
    });
  });

  it.each([
    'btcpay.store.canviewstoresettings',
    'btcpay.store.cancreateinvoice',
    'btcpay.store.canmodifyinvoices',
  ])('needs a key with %s', async (permission) => {
    btcpay.missing = [permission];
    expect(await refusalOf(btcpayConnector.identify(deps, keys))).toEqual({
      ...{ problem: 'keys_too_narrow', said: `The key lacks ${permission}` },
    });
  });

  it('needs a wallet', async () => {
    btcpay.isWalletThere = false;
    const tried = btcpayConnector.identify(deps, keys);
    expect(await refusalOf(tried)).toMatchObject({ problem: 'not_ready' });
  });

  it.each(['break off', 'fail', 'nonsense', 'move'] as const)(
    'is not known while its server does this: %s',
    async (mood) => {
      btcpay.moods = [mood];
      const tried = btcpayConnector.identify(deps, keys);
      expect(await refusalOf(tried)).toEqual({ problem: 'no_answer', said: undefined });
    },
  );

  it('is called as its server says, in letters that can be kept', async () => {
    btcpay.store = { ...btcpay.store, name: `Coins\0 of\n${'x'.repeat(300)}` };
    const { name } = await btcpayConnector.identify(deps, keys);
    expect(name).toBe(`Coins of ${'x'.repeat(191)}`);
    btcpay.store = { ...btcpay.store, name: '\u0007' };
    expect(await btcpayConnector.identify(deps, keys)).toMatchObject({ name: keys.store_id });
  });

  it.each(['', 'Another', 'x'.repeat(1_000)])('is not known by another id: %s', async (id) => {
    btcpay.store = { ...btcpay.store, id };
    const tried = btcpayConnector.identify(deps, keys);
    expect(await refusalOf(tried)).toEqual({ problem: 'no_answer', said: undefined });
  });

  it('is not looked for on other servers, or on this machine', async () => {
    const elsewhere = btcpayConnector.identify(deps, { ...keys, url: btcpay.url });
    expect(await refusalOf(elsewhere)).toMatchObject({ problem: 'no_answer' });
    const inside = { ...deps, outbound: createOutbound() };
    btcpay.calls.length = 0;
    const tried = btcpayConnector.identify(inside, keys);
    expect(await refusalOf(tried)).toMatchObject({ problem: 'no_answer' });
    expect(btcpay.calls).toEqual([]);
  });
});

describe('the events of an account at a BTCPay server', () => {
  it('are sent to an address once, signed with a secret that is new each time', async () => {
    const first = await btcpayConnector.listen(deps, keys, URL_OF_SHOP);
    await btcpayConnector.listen(deps, keys, 'https://nova.example/api/v1/webhooks/btcpay');
    const second = await btcpayConnector.listen(deps, keys, URL_OF_SHOP);
    expect(second.webhookSecret).not.toBe(first.webhookSecret);
    expect(btcpay.webhooks).toHaveLength(2);
    expect(btcpay.webhooks[1]).toMatchObject({
      ...{ id: second.webhookId, url: URL_OF_SHOP, secret: second.webhookSecret },
      authorizedEvents: { everything: false, specificEvents: [...BTCPAY_EVENTS] },
    });
  });

  it('are not sent where the key may not ask for them', async () => {
    btcpay.missing = ['btcpay.store.webhooks.canmodifywebhooks'];
    const tried = btcpayConnector.listen(deps, keys, URL_OF_SHOP);
    expect(await refusalOf(tried)).toMatchObject({ problem: 'keys_too_narrow' });
  });

  it('are sent no more, however often that is said', async () => {
    const { webhookId } = await btcpayConnector.listen(deps, keys, URL_OF_SHOP);
    await btcpayConnector.unlisten(deps, keys, webhookId);
    await btcpayConnector.unlisten(deps, keys, webhookId);
    expect(btcpay.webhooks).toEqual([]);
  });

  it('count for nothing where none were asked for', async () => {
    const gateway = btcpayConnector.gateway(deps, keys, undefined);
    const delivery = btcpay.deliver('InvoiceSettled', 'Invoice1', { secret: '' });
    expect(await gateway.verify({ instanceId: 7, ...delivery })).toBeUndefined();
  });
});
