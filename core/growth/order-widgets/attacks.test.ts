import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from '#core/billing/payments/testing/payer.ts';
import { giveMoney, openShop } from '#core/ordering/orders/testing/buyer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import {
  askWidget,
  makeWidget,
  orderByWidget,
  OWN,
  SITE,
  widgetLine,
  type Asked,
} from './testing/partner.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(() => test.close());

const make = (body: object = {}, actor: CustomerActor = test.actors.customerOfA) =>
  makeWidget(actor, body);
const ask = (asked: Asked) => askWidget(test, asked);
const order = (token: string, body: object = {}, headers: Record<string, string> = {}) =>
  orderByWidget(test, token, { body, headers });
const line = widgetLine;

/** How many orders, invoices and widgets there are, and what the customer has. */
async function effects() {
  const { a } = test.instances;
  const counts = await test.db.inInstance(a.id, async (trx) => ({
    orders: (await trx.selectFrom('orders').select('id').execute()).length,
    noted: (await trx.selectFrom('widget_orders').select('order_id').execute()).length,
    widgets: await trx.selectFrom('order_widgets').selectAll().orderBy('id').execute(),
  }));
  return { ...counts, balance: await balanceOf(test, test.actors.customerOfA) };
}

describe('an attack', () => {
  let token = '';
  let rotated = '';
  let removed = '';
  let ofB = '';
  let bearer = '';
  beforeAll(async () => {
    const { customerOfA, customerOfB } = test.actors;
    await giveMoney(test, customerOfA, 50_000_000n);
    bearer = customerOfA.authorization;
    token = (await make()).api_token;
    const turned = await make();
    rotated = turned.api_token;
    await customerOfA.post(`${OWN}/${turned.id}/token`);
    const gone = await make();
    removed = gone.api_token;
    await customerOfA.request(`${OWN}/${gone.id}`, { method: 'DELETE' });
    ofB = (await make({}, customerOfB)).api_token;
  });

  const FOREIGN = [
    ...['https://evil.example', 'null', 'http://partner.example', 'https://partner.example:8443'],
    ...['https://partner.example.evil.example', 'https://evilpartner.example'],
    ...['https://sub.partner.example', 'https://PARTNER.example', 'https://partner.example/'],
    ...['https://partner.example evil', 'file://', '*', 'https://user@partner.example'],
  ];

  it.each(FOREIGN)('from %s neither reads, nor orders, nor gets a preflight', async (origin) => {
    const before = await effects();
    const answers = [
      await ask({ token, headers: { origin } }),
      await ask({ path: '/payment-methods', token, headers: { origin } }),
      await order(token, {}, { origin }),
      await order(token, {}, { origin, 'content-type': 'text/plain' }),
      await ask({
        ...{ path: '/widget-order-requests', method: 'OPTIONS', token },
        headers: { origin, 'access-control-request-method': 'POST' },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
    expect(await effects()).toEqual(before);
  });

  const NO_TOKENS: [string, () => string | undefined, number][] = [
    ['no token', () => undefined, 422],
    ['an empty token', () => '', 422],
    ['a guessed token', () => 'mqw_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 404],
    ['a token of another instance', () => ofB, 404],
    ['a token that was replaced', () => rotated, 404],
    ['a token that was removed', () => removed, 404],
    ['a token in capitals', () => token.toUpperCase(), 404],
    ['a token with a space', () => `${token} `, 404],
    ['a pattern', () => 'mqw_%', 404],
    ['a statement', () => "' or true --", 404],
    ['a session', () => bearer.split(' ')[1] ?? '', 404],
    ['a text without an end', () => 'x'.repeat(500), 422],
  ];

  it.each(NO_TOKENS)('by %s opens nothing', async (_, given, status) => {
    const before = await effects();
    const stolen = given();
    const asked = stolen === undefined ? {} : { token: stolen };
    expect((await ask(asked)).status).toBe(status);
    const placing = { path: '/widget-order-requests', method: 'POST', ...asked };
    const body = { orders: [line], payment_method_id: 2, email: 'x@mail.example' };
    expect((await ask({ ...placing, body })).status).toBe(status);
    expect((await ask({ ...asked, headers: { origin: SITE } })).status).toBe(403);
    expect(await effects()).toEqual(before);
  });

  const SPENDING: [string, () => Promise<Response>, number][] = [
    ['as a guest', () => order(token, { payment_method_id: 0 }), 422],
    [
      'as a guest with the e-mail of a customer',
      () => order(token, { payment_method_id: 0, email: test.actors.customerOfA.email }),
      422,
    ],
    [
      'by the call for customers',
      () => ask({ path: '/orders', method: 'POST', token, body: { orders: [line] } }),
      401,
    ],
    [
      'by the call for customers, from its site',
      () =>
        ask({
          path: '/orders',
          method: 'POST',
          token,
          body: { orders: [line] },
          headers: { origin: SITE },
        }),
      401,
    ],
    [
      'by the token in place of a session',
      () =>
        ask({
          path: '/orders',
          method: 'POST',
          token,
          body: { orders: [line] },
          headers: { authorization: `Bearer ${token}` },
        }),
      401,
    ],
    [
      'by a session of another instance',
      () =>
        ask({
          path: '/orders',
          method: 'POST',
          token,
          body: { orders: [line] },
          headers: { authorization: test.actors.customerOfB.authorization },
        }),
      401,
    ],
    [
      'by a session on the page of a partner',
      () =>
        ask({
          path: '/orders',
          method: 'POST',
          token,
          body: { orders: [line] },
          headers: { authorization: bearer, origin: SITE },
        }),
      403,
    ],
    [
      'by a cookie',
      () =>
        ask({
          path: '/orders',
          method: 'POST',
          token,
          body: { orders: [line] },
          headers: { cookie: `session=${bearer.split(' ')[1]}` },
        }),
      401,
    ],
    [
      'by a card of somebody',
      () =>
        ask({
          path: '/widget-order-requests/recurring-payments-method',
          method: 'POST',
          token,
          body: { orders: [line], email: 'y@mail.example', recurring_payments_method_id: 1 },
        }),
      404,
    ],
    [
      'with a session and a token that was removed',
      () =>
        ask({
          path: '/orders',
          method: 'POST',
          token: removed,
          body: { orders: [line] },
          headers: { authorization: bearer },
        }),
      404,
    ],
    [
      'with a session and a token of another instance',
      () =>
        ask({
          path: '/orders',
          method: 'POST',
          token: ofB,
          body: { orders: [line] },
          headers: { authorization: bearer },
        }),
      404,
    ],
  ];

  it.each(SPENDING)('on a balance %s has no effect', async (_, spend, status) => {
    const before = await effects();
    expect((await spend()).status).toBe(status);
    expect(await effects()).toEqual(before);
  });

  it.each([
    ['the widgets of the customer', OWN],
    ['the balance', '/api/v1/profile'],
    ['orders', '/api/v1/orders'],
    ['statistics', '/api/v1/order-widget-statistics'],
  ])('from its own site on %s is answered as to any other site', async (_, path) => {
    const answer = await test.request(`${path}?api_token=${token}`, {
      host: test.instances.a.host,
      headers: { origin: SITE },
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('by the widget of a partner who is frozen opens nothing', async () => {
    const { otherCustomerOfA } = test.actors;
    const { api_token: theirs } = await make({}, otherCustomerOfA);
    const freeze = (at: Date | null) =>
      test.db.inInstance(test.instances.a.id, (trx) =>
        trx
          .updateTable('customers')
          .set({ frozen_at: at })
          .where('id', '=', otherCustomerOfA.id)
          .execute(),
      );
    await freeze(test.clock.now());
    expect((await ask({ token: theirs })).status).toBe(404);
    expect((await ask({ token: theirs, headers: { origin: SITE } })).status).toBe(403);
    expect((await order(theirs)).status).toBe(404);
    await freeze(null);
    expect((await ask({ token: theirs })).status).toBe(200);
  });

  it('on a service of another instance finds none', async () => {
    expect((await ask({ path: '/services/107', token })).status).toBe(200);
    expect((await ask({ path: '/services/201', token })).status).toBe(404);
  });

  it('leaves its own site what it is for', async () => {
    const read = await ask({ token, headers: { origin: SITE } });
    expect(read.status).toBe(200);
    expect(read.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(read.headers.get('vary')).toContain('Origin');
    const preflight = await ask({
      ...{ path: '/search', method: 'OPTIONS', token },
      headers: { origin: SITE, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).not.toContain('authorization');
    expect((await order(token, {}, { origin: SITE })).status).toBe(201);
  });
});
