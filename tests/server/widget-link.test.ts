import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LINK, giveMoney, openShop } from '#core/ordering/orders/testing/buyer.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

let panel: PanelOnCore;
let token = '';
beforeAll(async () => {
  panel = await startPanelOnCore({ isDemo: true });
  await openShop(panel.core);
  const { customerOfA } = panel.core.actors;
  const made = await customerOfA.post('/api/v1/order-widgets', { name: 'Blog' });
  token = ((await made.json()) as { data: { api_token: string } }).data.api_token;
});
afterAll(() => panel.stop());
beforeEach(() => panel.core.clock.advance(60 * 60_000));

const order = (widget: string, { email, key }: { email: string; key: string }, cookie = '') =>
  request({
    url: panel.url,
    host: panel.core.instances.a.host,
    path: `/app/orders/create?widget=${widget}`,
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
    },
    body: new URLSearchParams({
      ...{ intent: 'order', key, email, payment: cookie ? '0' : '2' },
      ...{ 'lines[0].networkId': '101', 'lines[0].serviceTypeId': '101' },
      ...{ 'lines[0].serviceId': '107', 'lines[0].quantity': '5000', 'lines[0].url': LINK },
    }).toString(),
  });

/** The ways to pay that a page offers, each once. */
const waysIn = (text: string) => {
  const inputs = [...text.matchAll(/<input[^>]*name="payment"[^>]*>/g)];
  const values = inputs.map(([input]) => /value="([^"]*)"/.exec(input)?.[1]);
  return [...new Set(values)].sort();
};

const open = async (widget: string, cookie = '') => {
  const { url, core } = panel;
  const path = `/app/orders/create?widget=${widget}&serviceId=107&quantity=5000`;
  const { text } = await request({
    ...{ url, host: core.instances.a.host, path },
    headers: { ...(cookie && { cookie }) },
  });
  return { ways: waysIn(text), text };
};

test('a link offers what its partner allows, and says from where on', async () => {
  const { customerOfA } = panel.core.actors;
  const body = { name: 'Strict', payment_methods: [2], minimum_purchase_amount: '7' };
  const made = await customerOfA.post('/api/v1/order-widgets', body);
  const { data } = (await made.json()) as { data: { api_token: string } };
  const strict = await open(data.api_token);
  expect(strict.ways).toEqual(['2']);
  expect(strict.text).toContain('Orders start at $7');
  for (const free of [token, 'mqw_gone']) {
    expect((await open(free)).ways.length, free).toBeGreaterThan(1);
  }
  const payer = await newPayer(panel.core);
  const cookie = `session=99999999999.${payer.authorization.split(' ')[1] ?? ''}`;
  expect((await open(data.api_token, cookie)).ways).toEqual(['0', '2']);
});

const counted = () =>
  panel.core.db.inInstance(panel.core.instances.a.id, async (trx) => ({
    orders: (await trx.selectFrom('orders').select('id').execute()).length,
    ofWidgets: (await trx.selectFrom('widget_orders').select('order_id').execute()).length,
  }));

test('what a guest orders by the link of a partner is of their widget', async () => {
  const answer = await order(token, { email: 'linked@mail.example', key: 'widget-link-1' });
  expect(answer.status, answer.text.slice(0, 3_000)).toBe(303);
  expect(await counted()).toEqual({ orders: 1, ofWidgets: 1 });
});

test('by a link that is older than the token, an order is nobody’s and is placed', async () => {
  const answer = await order('mqw_gone', { email: 'later@mail.example', key: 'widget-link-2' });
  expect(answer.status, answer.text.slice(0, 3_000)).toBe(303);
  expect(await counted()).toEqual({ orders: 2, ofWidgets: 1 });
});

test('a customer pays by their balance, once', async () => {
  const payer = await newPayer(panel.core);
  await giveMoney(panel.core, payer, 50_000_000n);
  const cookie = `session=99999999999.${payer.authorization.split(' ')[1] ?? ''}`;
  const typed = { email: '', key: 'widget-link-3' };
  const first = await order(token, typed, cookie);
  expect(first.status, first.text.slice(0, 3_000)).toBe(303);
  await order(token, typed, cookie);
  expect(await counted()).toEqual({ orders: 3, ofWidgets: 2 });
});

test.each([
  [
    'by the form',
    'create',
    {
      ...{ intent: 'cart', key: 'widget-cart-1' },
      ...{ 'lines[0].networkId': '101', 'lines[0].serviceTypeId': '101' },
      ...{ 'lines[0].serviceId': '107', 'lines[0].quantity': '5000', 'lines[0].url': LINK },
    },
  ],
  ['by a list of many', 'mass', { intent: 'put', list: `107 | ${LINK} | 5000` }],
])(
  'what was put into the cart %s is of its widget, and is paid as that allows',
  async (_, page, put) => {
    const { url, core } = panel;
    const { host } = core.instances.a;
    const made = await core.actors.customerOfA.post('/api/v1/order-widgets', {
      ...{ name: 'Strict', payment_methods: [2], minimum_purchase_amount: '3' },
    });
    const { data } = (await made.json()) as { data: { api_token: string } };
    const payer = await newPayer(core);
    const cookie = `session=99999999999.${payer.authorization.split(' ')[1] ?? ''}`;
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const send = (path: string, body: Record<string, string>) =>
      request({
        ...{ url, host, path, method: 'POST', body: new URLSearchParams(body).toString() },
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      });
    const read = (path: string) => request({ url, host, path, headers });
    const sent = await send(`/app/orders/${page}?widget=${data.api_token}`, put);
    expect(sent.status, sent.text.slice(0, 3_000)).toBeLessThan(400);
    const { text } = await read('/app/cart');
    const field = (name: string) => {
      const [input = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text) ?? [];
      return (/value="([^"]*)"/.exec(input)?.[1] ?? '').replaceAll('&quot;', '"');
    };
    expect(waysIn(text)).toEqual(['0', '2']);
    expect(text).toContain('Orders start at $3');
    const before = await counted();
    const named = { lines: field('lines'), line_ids: field('line_ids'), widget: field('widget') };
    const placed = await send('/app/cart', {
      ...{ intent: 'order', key: `widget-cart-${page}`, payment: '2', ...named },
    });
    expect(placed.status, placed.text.slice(0, 3_000)).toBe(303);
    const { orders, ofWidgets } = await counted();
    expect([orders - before.orders, ofWidgets - before.ofWidgets]).toEqual([1, 1]);
    // What is not paid yet is paid so as well.
    const listed = await payer.request('/api/v1/orders');
    const [one] = ((await listed.json()) as { data: { id: number }[] }).data;
    expect(waysIn((await read(`/app/orders/${one?.id}`)).text)).toEqual(['0', '2']);
  },
);
