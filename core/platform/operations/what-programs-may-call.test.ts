import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  API_SCOPES,
  dayOf,
  type ApiScope,
} from '#core/accounts/api-tokens/api-token-rules.pure.ts';
import { addSpent, revokeRow } from '#core/accounts/api-tokens/api-token.store.ts';
import type { ApiTokensTable } from '#core/accounts/api-tokens/api-token.tables.ts';
import { newPayer, SANDBOX_METHOD } from '#core/billing/payments/testing/payer.ts';
import { giveMoney, line, openShop, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import { ACTIONS } from '#core/resale/api-v2/contract.pure.ts';
import { addToken } from '#core/resale/api-v2/testing/program.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore } from '#core/testing/harness.ts';
import { operationsOf } from './handle.ts';
import { isOpenToFrozen, type Operation } from './operation.contract.ts';

/** Said here a second time, on purpose: all that a program may do by the API, by its scope. */
const MAY: Record<ApiScope, readonly string[]> = {
  read: [
    ...['listOrders', 'listOrderBriefs', 'getOrderHistory', 'getOrder', 'getOrderReceipt'],
    ...['listOrderKeywords', 'listRefillRequests', 'listDripFeeds', 'getDripFeed'],
    ...['validateOrder', 'getTotalCost', 'listPaymentMethods', 'listInvoices', 'getInvoice'],
    ...['listFinanceEntries', 'listBalanceDays', 'getBalanceMark'],
    ...['getOrderSupport', 'listEvents', 'getTestAccount'],
    ...['listWebhookEndpoints', 'listWebhookDeliveries', 'getWebhookDelivery'],
  ],
  order: ['placeOrder', 'payOrderByBalance'],
  manage: [
    ...['cancelOrder', 'deleteOrder', 'pauseOrder', 'activateOrder', 'cancelDripFeed'],
    ...['askForRefill', 'switchAutoRefill', 'writeToOrderSupport', 'setBalanceMark'],
    'topUpTestAccount',
    ...['sendTestWebhook', 'replayWebhooks', 'replayWebhookDelivery'],
  ],
};

/** They reach people. */
const NOT_IN_A_TEST = ['writeToOrderSupport'];

const DOLLAR = 1_000_000n;
const HOME = '192.0.2.7';

// A demo has a gateway.
const test = await testCore({ isDemo: true });
await openShop(test);
const operations = operationsOf(test.core);
afterAll(() => test.close());

const scopeOf = ({ who }: Operation): ApiScope | undefined =>
  who.is === 'customer' || who.is === 'visitor' ? who.token : undefined;

let holder: CustomerActor;
beforeAll(async () => {
  holder = await newPayer(test);
  await giveMoney(test, holder, 10n * DOLLAR);
});

type Given = Partial<Insertable<ApiTokensTable>>;
const newToken = (given: Given = {}, of = holder) => addToken(test, of, given);

interface Asking {
  host?: string;
  address?: string;
  body?: object;
}

/** As a program asks, with whatever stands in the path being nobody's. */
async function ask(
  { method, path }: Operation,
  key: string,
  { host = holder.instance.host, address = HOME, body }: Asking = {},
) {
  const response = await test.request(path.replaceAll(/\{\w+\}/g, '999999999'), {
    ...{ method, host, origin: { address } },
    headers: {
      ...{ authorization: `Bearer ${key}`, 'idempotency-key': crypto.randomUUID() },
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
  const said = (await response.json().catch(() => ({}))) as { code?: string; errors?: object };
  return { status: response.status, code: said.code, errors: said.errors };
}

const opened = operations.filter((operation) => scopeOf(operation) !== undefined);
/** Without those where everybody is answered the same, so that nobody looks who asks. */
const others = operations.filter(
  (operation) => operation.who.is !== 'anyone' && scopeOf(operation) === undefined,
);

it('is what it is meant to be', () => {
  for (const scope of API_SCOPES) {
    const named = opened.filter((one) => scopeOf(one) === scope).map(({ id }) => id);
    expect(named.sort()).toEqual([...MAY[scope]].sort());
  }
  const untried = opened.filter(({ who }) => 'test' in who && who.test === 'refused');
  expect(untried.map(({ id }) => id)).toEqual(NOT_IN_A_TEST);
});

/** What opens nothing; asked by so many that the limit of a token is never reached. */
let closed: Record<ApiScope | 'bound' | 'over' | 'frozen' | 'all', string>;
beforeAll(async () => {
  const keyOf = async (given: Given, of?: CustomerActor) => (await newToken(given, of)).key;
  const without = (scope: ApiScope) =>
    keyOf({ scopes: API_SCOPES.filter((other) => other !== scope) });
  closed = {
    ...{ read: await without('read'), order: await without('order') },
    ...{ manage: await without('manage'), bound: await keyOf({ addresses: ['203.0.113.0/24'] }) },
    over: await keyOf({ expires_at: test.clock.now() }),
    frozen: await keyOf({}, await newPayer(test, { frozen_at: test.clock.now() })),
    all: await keyOf({}),
  };
});
beforeEach(() => test.clock.advance(1_000));

describe.each(opened.map((operation) => ({ ...operation })))('$id', (operation) => {
  const scope = scopeOf(operation)!;

  it('is open to a token with its scope, until the millisecond in which it is revoked', async () => {
    const { key, tokenId } = await newToken({ scopes: [scope] });
    expect([401, 403, 423]).not.toContain((await ask(operation, key)).status);
    const { id: instanceId } = holder.instance;
    await test.db.inInstance(instanceId, (trx) =>
      revokeRow(trx, { instanceId, tokenId, now: test.clock.now() }),
    );
    test.clock.advance(1);
    expect(await ask(operation, key)).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  it('is closed without the scope, from elsewhere, when it expired, and in another instance', async () => {
    const refused = { status: 401, code: 'unauthorized' };
    const { host } = test.instances.b;
    expect(await ask(operation, closed[scope])).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await ask(operation, closed.bound)).toMatchObject(refused);
    expect(await ask(operation, closed.over)).toMatchObject(refused);
    expect(await ask(operation, closed.all, { host })).toMatchObject(refused);
  });

  it('does nothing for a frozen customer, unless it is open to them as well', async () => {
    const isOpen = isOpenToFrozen(operation);
    expect((await ask(operation, closed.frozen)).status === 423).toBe(!isOpen);
  });
});

it.each(others.map((operation) => ({ ...operation })))(
  '$id is nothing for a token, whatever it may do',
  async (operation) => {
    const { status, code } = await ask(operation, closed.all);
    expect({ status, code }).toEqual({ status: 401, code: 'unauthorized' });
  },
);

describe.each(ACTIONS.map((action) => ({ ...action })))(
  'action=$name',
  ({ name, scope, example }) => {
    const call = async (key: string, address = HOME) => {
      const query = new URLSearchParams({ ...example, key, action: name }).toString();
      const response = await test.request(`/api/v2?${query}`, { origin: { address } });
      return ((await response.json()) as { error?: string }).error;
    };
    const refused = 'Invalid API key';

    it('is open to a token with its scope, until the millisecond in which it is revoked', async () => {
      const { key, tokenId } = await newToken({ scopes: [scope] });
      expect([refused, 'Incorrect request']).not.toContain(await call(key));
      const { id: instanceId } = holder.instance;
      await test.db.inInstance(instanceId, (trx) =>
        revokeRow(trx, { instanceId, tokenId, now: test.clock.now() }),
      );
      test.clock.advance(1);
      expect(await call(key)).toBe(refused);
    });

    it('is closed without the scope, from elsewhere, and when it expired', async () => {
      expect(await call(closed[scope])).toBe('Incorrect request');
      expect(await call(closed.bound)).toBe(refused);
      expect(await call(closed.over)).toBe(refused);
    });
  },
);

describe('ordering by a token', () => {
  const placeOrder = operations.find(({ id }) => id === 'placeOrder')!;
  const order = (own: object = {}) => ({
    orders: [line({ url: 'https://video.example/watch?v=token', ...own })],
    payment_method_id: 0,
  });

  it('is refused beyond its cap, and takes nothing', async () => {
    const { key, tokenId } = await newToken({ daily_cap_micro: DOLLAR });
    const { id: instanceId } = holder.instance;
    const day = dayOf(test.clock.now());
    await test.db.inInstance(instanceId, (trx) =>
      addSpent(trx, { instanceId, tokenId, day, amountMicro: DOLLAR, capMicro: null }),
    );
    const { status, errors } = await ask(placeOrder, key, { body: order() });
    expect({ status, fields: Object.keys(errors ?? {}) }).toEqual({
      ...{ status: 422, fields: ['balance'] },
    });
    const orders = await holder.request('/api/v1/orders');
    expect(await orders.json()).toMatchObject({ data: [] });
    const reading = operations.find(({ id }) => id === 'listOrders')!;
    expect((await ask(reading, key)).status).toBe(200);
  });

  it('pays no waiting order beyond its cap', async () => {
    const { key } = await newToken({ daily_cap_micro: DOLLAR / 2n });
    const own = { orders: [line({ url: 'https://video.example/watch?v=later' })] };
    const later = await placedIn(
      await place(holder, { ...own, payment_method_id: SANDBOX_METHOD }),
    );
    const orderId = String(later.orders[0]?.id);
    const paying = operations.find(({ id }) => id === 'payOrderByBalance')!;
    const path = paying.path.replace('{orderId}', orderId);
    const { status, errors } = await ask({ ...paying, path }, key);
    expect({ status, fields: Object.keys(errors ?? {}) }).toEqual({
      ...{ status: 422, fields: ['balance'] },
    });
    const order = await holder.request(`/api/v1/orders/${orderId}`);
    expect(await order.json()).toMatchObject({ data: { status: 'unpaid' } });
  });

  it.each([
    ['another service', { orders: [line({ service_id: 107 })] }, 'orders.0.service_id'],
    ['a gateway', { payment_method_id: 1 }, 'payment_method_id'],
    ['a saved card', { recurring_payments_method_id: 1 }, 'recurring_payments_method_id'],
  ])('is refused for %s', async (_, own, field) => {
    const { key } = await newToken({ service_ids: [101] });
    const body = { ...order({ service_id: 101 }), ...own };
    const { status, errors } = await ask(placeOrder, key, { body });
    expect({ status, fields: Object.keys(errors ?? {}) }).toEqual({ status: 422, fields: [field] });
  });

  it('pays by the balance, counts to the day, and is the same order when sent again', async () => {
    const { key, tokenId } = await newToken({ daily_cap_micro: 5n * DOLLAR });
    const headers = {
      ...{ authorization: `Bearer ${key}`, 'idempotency-key': 'the-same-call' },
      'content-type': 'application/json',
    };
    const send = () =>
      test.request('/api/v1/orders', {
        ...{ method: 'POST', headers, body: JSON.stringify(order()) },
        origin: { address: HOME },
      });
    const first = await placedIn(await send());
    expect(await placedIn(await send())).toMatchObject({ orders: [{ id: first.orders[0]!.id }] });
    const spent = await test.db.inInstance(holder.instance.id, (trx) =>
      trx
        .selectFrom('api_token_days')
        .select(['spent_micro', 'orders'])
        .where('token_id', '=', tokenId)
        .execute(),
    );
    expect(spent).toEqual([{ spent_micro: DOLLAR, orders: 1 }]);
    const own = await placedIn(await place(holder, order({ url: 'https://video.example/v=2' })));
    expect(own.orders).toHaveLength(1);
  });
});
