import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import {
  createReceiver,
  newEndpoint,
  newHolder,
} from '#core/messaging/webhooks/testing/receiver.ts';
import { giveMoney, line, openShop, PLAIN } from '#core/ordering/orders/testing/buyer.ts';
import { operationsOf } from '#core/platform/operations/handle.ts';
import { addToken, programOf } from '#core/resale/api-v2/testing/program.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import type { ApiCall, WholeApiCall } from './api-call.contract.ts';
import { CALL_DAYS } from './api-call-rules.pure.ts';
import { deleteOldCalls } from './delete-old-calls.ts';
import { callsWritten } from './write-calls.ts';

const DOLLAR = 1_000_000n;
const CALLS = '/api/v1/api-calls';
const LINK = 'https://video.example/watch?v=call';

let test: TestCore;
let links = 0;
beforeAll(async () => {
  test = await testCore({ outbound: createReceiver().outbound });
  await openShop(test);
});
afterAll(() => test.close());

async function newCaller(given: Parameters<typeof addToken>[2] = {}) {
  const holder = await newHolder(test);
  await giveMoney(test, holder, 100n * DOLLAR);
  const { key, tokenId } = await addToken(test, holder, given);
  const call = (path: string, init: RequestInit = {}, requestId: string = crypto.randomUUID()) =>
    test.request(path, {
      ...init,
      headers: {
        ...{ authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...{ 'idempotency-key': crypto.randomUUID(), 'x-request-id': requestId },
        ...init.headers,
      },
    });
  const post = (path: string, body: object, requestId?: string) =>
    call(path, { method: 'POST', body: JSON.stringify(body) }, requestId);
  return { holder, key, tokenId, call, post, program: programOf(test, holder, { key, tokenId }) };
}

const order = (own: object = {}) => {
  links += 1;
  return { orders: [line({ url: `${LINK}${links}`, ...own })], payment_method_id: 0 };
};

async function callsOf(holder: CustomerActor, query = ''): Promise<ApiCall[]> {
  await callsWritten(test.db);
  const response = await holder.request(`${CALLS}${query}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: ApiCall[] }).data;
}

async function wholeCall(holder: CustomerActor, id: number): Promise<WholeApiCall> {
  const response = await holder.request(`${CALLS}/${id}`);
  return ((await response.json()) as { data: WholeApiCall }).data;
}

describe('a call by a token', () => {
  it.each(['', 'x'])('is kept where it is cut within a letter, behind "%s"', async (before) => {
    const { holder, program } = await newCaller();
    await program.call({ action: 'status', order: `${before}${'\u{1f600}'.repeat(3_000)}` });
    expect(await callsOf(holder)).toMatchObject([{ operation: 'status' }]);
  });

  it('is kept with what it said, was answered and cost, and what it brought about', async () => {
    const { holder, post } = await newCaller();
    const endpoint = await newEndpoint(holder);
    const response = await post('/api/v1/orders', order(), 'call-of-a-shop-1');
    const { data } = (await response.json()) as { data: { orders: { id: number }[] } };
    const [call] = await callsOf(holder, '?request_id=call-of-a-shop-1');
    expect(call).toMatchObject({
      ...{ operation: 'placeOrder', path: 'POST /api/v1/orders', status: 201, outcome: 'done' },
      ...{ cost: '1', is_test: false, refusal: null, token: { name: 'Shop' } },
    });
    const whole = await wholeCall(holder, call!.id);
    expect(JSON.parse(whole.input ?? '')).toMatchObject({ payment_method_id: 0 });
    expect(whole.answer).toContain(`"id":${data.orders[0]!.id}`);
    expect(whole.events).toMatchObject([
      {
        type: 'order.created',
        resource: { type: 'order', id: data.orders[0]!.id },
        deliveries: [{ endpoint_id: endpoint.id, url: endpoint.url, state: 'waiting' }],
      },
    ]);
  });

  it('is kept where it was refused, with why', async () => {
    const { holder, call, post } = await newCaller({ scopes: ['read'] });
    await post('/api/v1/orders', order());
    await call('/api/v1/orders?cursor=x');
    await call('/api/v1/orders/999999999');
    expect(await callsOf(holder)).toMatchObject([
      { operation: 'getOrder', status: 404, outcome: 'refused', refusal: 'not_found' },
      { operation: 'listOrders', status: 422, refusal: 'validation_failed', cost: null },
      { operation: 'placeOrder', status: 403, refusal: 'forbidden', cost: null },
    ]);
    const calls = await callsOf(holder, '?outcome=done');
    expect(calls).toEqual([]);
  });

  it('of the contract of the trade is kept in its words', async () => {
    const { holder, program } = await newCaller();
    const said = { action: 'add', service: PLAIN, quantity: 1_000, link: `${LINK}/v2` };
    await program.call({ ...said, request_id: 'r-1' });
    await program.call({ ...said, request_id: 'r-1' });
    await program.call({ ...said, quantity: 1 });
    const [refused, again, first] = await callsOf(holder);
    expect(first).toMatchObject({ operation: 'add', status: 200, outcome: 'done', cost: '1' });
    expect(again).toMatchObject({ outcome: 'done', cost: null });
    expect(refused).toMatchObject({ status: 200, outcome: 'refused' });
    expect(refused?.refusal).toMatch(/^Quantity less than minimal/);
    const whole = await wholeCall(holder, first!.id);
    expect(JSON.parse(whole.input ?? '')).toMatchObject({
      service: String(PLAIN),
      key: '[hidden]',
    });
    expect(whole.events).toMatchObject([{ type: 'order.created' }]);
    expect((await wholeCall(holder, again!.id)).events).toEqual([]);
  });

  it('is found by what a list is asked for', async () => {
    const { holder, call, post, tokenId } = await newCaller();
    await call('/api/v1/orders');
    await post('/api/v1/orders', order());
    const names = async (query: string) =>
      (await callsOf(holder, query)).map(({ operation }) => operation);
    expect(await names('?operation=listOrders')).toEqual(['listOrders']);
    expect(await names(`?token=${tokenId}`)).toEqual(['placeOrder', 'listOrders']);
    expect(await names('?is_test=true')).toEqual([]);
    expect(await names('?is_test=false&outcome=done')).toHaveLength(2);
    expect(await names('?request_id=nobody-has-it')).toEqual([]);
  });

  it('is its owner’s alone', async () => {
    const { holder, call } = await newCaller();
    await call('/api/v1/orders');
    const [own] = await callsOf(holder);
    const other = await newPayer(test);
    expect(await callsOf(other)).toEqual([]);
    expect((await other.request(`${CALLS}/${own!.id}`)).status).toBe(404);
  });

  it('is no call where the token opens nothing', async () => {
    const { holder, key, call } = await newCaller({ expires_at: test.clock.now() });
    expect((await call('/api/v1/orders')).status).toBe(401);
    expect(key).toMatch(/^mqk_/);
    expect(await callsOf(holder)).toEqual([]);
  });

  it('is gone after thirty days, and with its account', async () => {
    const { holder, call } = await newCaller();
    await call('/api/v1/orders');
    test.clock.advance(CALL_DAYS * 86_400_000 - 1_000);
    await call('/api/v1/orders');
    test.clock.advance(2_000);
    await callsWritten(test.db);
    await runJob(test, deleteOldCalls);
    const calls = await test.db.inInstance(holder.instance.id, (trx) =>
      trx.selectFrom('api_calls').select('id').where('customer_id', '=', holder.id).execute(),
    );
    expect(calls).toHaveLength(1);
  });
});

describe('what is secret', () => {
  const SECRETS = {
    ...{ password: 'a harbour of quiet boats 1', current_password: 'hunter-two-hunter' },
    ...{ key: 'key-in-the-open-1', api_token: 'widget-token-open-1', signature: 'sig-nature-1' },
    ...{ secret: { deep: ['deep-secret-1'] }, refresh_token: ['listed-secret-1'] },
    note: 'mine is mqk_0123456789abcdefABCDEF and whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw=',
    link: 'https://video.example/?token=in-a-link-1&v=1',
    nested: [{ code: '123456-code', text: 'Bearer abcdefghijklmnop' }],
  };
  const WORDS = [
    ...['a harbour of quiet boats 1', 'hunter-two-hunter', 'key-in-the-open-1', 'sig-nature-1'],
    ...['widget-token-open-1', 'deep-secret-1', 'listed-secret-1', '123456-code'],
    ...['0123456789abcdefABCDEF', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'in-a-link-1'],
    'abcdefghijklmnop',
  ];

  it('is in no call, whatever a program sends to whatever it may call', async () => {
    const { holder, key, call, program } = await newCaller();
    const query = new URLSearchParams({ signature: 'sig-nature-1', token: 'in-a-link-1' });
    for (const { method, path, who } of operationsOf(test.core)) {
      if (!('token' in who)) continue;
      const asked = `${path.replaceAll(/\{\w+\}/g, '999999999')}?${query}`;
      const body = method === 'GET' ? {} : { body: JSON.stringify(SECRETS) };
      await call(asked, { method, ...body });
      test.clock.advance(1_000);
    }
    const texts = Object.entries(SECRETS).map(([name, value]) => [name, JSON.stringify(value)]);
    for (const action of ['services', 'add', 'status', 'nothing']) {
      await program.send({ ...Object.fromEntries(texts), key, action, link: SECRETS.link });
      await program.send({ key, action, comments: SECRETS.note, link: SECRETS.link }, 'json');
    }
    await callsWritten(test.db);
    const rows = await test.db.inInstance(holder.instance.id, (trx) =>
      trx.selectFrom('api_calls').selectAll().where('customer_id', '=', holder.id).execute(),
    );
    expect(rows.length).toBeGreaterThan(40);
    const kept = JSON.stringify(rows, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(kept).toContain('[hidden]');
    expect([...WORDS, key].filter((word) => kept.includes(word))).toEqual([]);
  });
});
