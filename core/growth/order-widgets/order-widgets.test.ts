import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  giveMoney,
  openShop,
  problemsIn,
  WIDGET_TOKEN,
} from '#core/ordering/orders/testing/buyer.ts';
import { dataOf } from '#core/testing/answers.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { OrderWidget, WidgetStatisticsRow } from './order-widget.contract.ts';
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

const patch = (id: number | string, body: object, actor: CustomerActor = test.actors.customerOfA) =>
  actor.request(`${OWN}/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const noted = () =>
  test.db.inInstance(test.instances.a.id, (trx) =>
    trx.selectFrom('widget_orders').select('order_id').execute(),
  );

describe('the widgets of a customer', () => {
  it('are made, listed, changed, given another token and removed', async () => {
    const made = await make({ minimum_purchase_amount: '2.5', payment_methods: [2] });
    expect(made).toMatchObject({
      ...{ name: 'Blog', minimum_purchase_amount: '2.5', payment_methods: [2] },
      ...{ reward_percent: 0.15, origins: [SITE] },
    });
    const changed = await dataOf<OrderWidget>(await patch(made.id, { reward_percent: 0.05 }));
    expect(changed).toEqual({ ...made, reward_percent: 0.05 });
    const { customerOfA } = test.actors;
    const rotated = await dataOf<OrderWidget>(await customerOfA.post(`${OWN}/${made.id}/token`));
    expect(rotated.api_token).not.toBe(made.api_token);
    expect((await ask({ token: made.api_token })).status).toBe(404);
    expect((await ask({ token: rotated.api_token })).status).toBe(200);
    const gone = await customerOfA.request(`${OWN}/${made.id}`, { method: 'DELETE' });
    expect(gone.status).toBe(204);
    expect((await ask({ token: rotated.api_token })).status).toBe(404);
    const listed = await dataOf<OrderWidget[]>(await customerOfA.request(OWN));
    expect(listed.map(({ id }) => id)).not.toContain(made.id);
  });

  it.each([
    ['a name of nothing', { name: ' ' }, 'name'],
    ['more than the seller gives', { reward_percent: 0.16 }, 'reward_percent'],
    ['less than nothing', { reward_percent: -0.1 }, 'reward_percent'],
    ['a sum that is none', { minimum_purchase_amount: 'much' }, 'minimum_purchase_amount'],
    ['a debt', { minimum_purchase_amount: '-1' }, 'minimum_purchase_amount'],
    ['a way of paying that is not offered', { payment_methods: [999] }, 'payment_methods'],
    ['a site without a lock', { origins: ['http://partner.example'] }, 'origins'],
    ['a site of anybody', { origins: ['https://*.example'] }, 'origins'],
    ['no site', { origins: ['null'] }, 'origins'],
    ['a script', { origins: ['javascript:alert(1)'] }, 'origins'],
    ['a header', { origins: ['https://a.example\r\nset-cookie: a=b;'] }, 'origins'],
    ['another directive', { origins: ['https://a.example; script-src *'] }, 'origins'],
  ])('refuse %s at its field', async (_, body, field) => {
    const answer = await test.actors.customerOfA.post(OWN, { name: 'Blog', ...body });
    expect(answer.status).toBe(422);
    expect(Object.keys((await problemsIn(answer)) as object)).toEqual([field]);
  });

  it('belong to nobody else', async () => {
    const made = await make();
    const { otherCustomerOfA, customerOfB } = test.actors;
    for (const actor of [otherCustomerOfA, customerOfB]) {
      expect((await patch(made.id, { name: 'Mine' }, actor)).status).toBe(404);
      expect((await actor.post(`${OWN}/${made.id}/token`)).status).toBe(404);
      const removed = await actor.request(`${OWN}/${made.id}`, { method: 'DELETE' });
      expect(removed.status).toBe(404);
    }
    expect((await ask({ token: made.api_token })).status).toBe(200);
  });
});

describe('an order through a widget', () => {
  it('is held to its terms and counted for its partner, by each group', async () => {
    const { otherCustomerOfA } = test.actors;
    const terms = { minimum_purchase_amount: '4', payment_methods: [2] };
    const { id, api_token: token } = await make(terms, otherCustomerOfA);
    const small = await order(token, { orders: [{ ...line, quantity: 1_000 }] });
    expect(small.status).toBe(422);
    expect(Object.keys((await problemsIn(small)) as object)).toEqual(['orders']);
    const other = await order(token, {
      payment_method_id: 1,
      orders: [{ ...line, quantity: 20_000 }],
    });
    expect(Object.keys((await problemsIn(other)) as object)).toEqual(['payment_method_id']);
    expect((await order(token)).status).toBe(201);
    const methods = await dataOf<{ id: number }[]>(await ask({ path: '/payment-methods', token }));
    expect(methods.map((method) => method.id)).toEqual([2]);
    for (const group of ['user', 'service', 'orderWidget', 'date']) {
      const path = `/api/v1/order-widget-statistics?group_by=${group}`;
      const rows = await dataOf<WidgetStatisticsRow[]>(await otherCustomerOfA.request(path));
      expect(rows, group).toHaveLength(1);
      expect(rows[0]).toMatchObject({ orders: 1, paid_orders: 0, spent: '0', reward: '0' });
      if (group === 'orderWidget') expect(rows[0]).toMatchObject({ key: String(id), name: 'Blog' });
    }
  });

  it('through the panel itself is nobody’s', async () => {
    const before = await noted();
    expect((await order(WIDGET_TOKEN)).status).toBe(201);
    expect(await noted()).toEqual(before);
  });
});

describe('the reward of a partner', () => {
  it('begins with the payment of an order, at the share of that moment, and never for their own', async () => {
    const { customerOfA, otherCustomerOfA } = test.actors;
    const { id, api_token: token } = await make({ reward_percent: 0.1 }, otherCustomerOfA);
    const pay = async (actor: CustomerActor) => {
      await giveMoney(test, actor, 10_000_000n);
      const headers = { authorization: actor.authorization };
      const asked = { path: '/orders', method: 'POST', token, headers };
      expect((await ask({ ...asked, body: { orders: [line] } })).status).toBe(201);
    };
    await pay(customerOfA);
    await patch(id, { reward_percent: 0 }, otherCustomerOfA);
    await pay(otherCustomerOfA);
    const started = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('commissions').selectAll().execute(),
    );
    expect(started).toMatchObject([
      {
        ...{ kind: 'widget_reward', rate_ppm: 100_000, cost_micro: 5_000_000n },
        ...{ customer_id: otherCustomerOfA.id, payer_id: customerOfA.id },
      },
    ]);
  });
});
