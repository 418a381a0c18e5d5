import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { giveMoney, LINK, openShop } from '#core/ordering/orders/testing/buyer.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

let panel: PanelOnCore;
beforeAll(async () => {
  panel = await startPanelOnCore({ isDemo: true });
  await openShop(panel.core);
});
afterAll(() => panel.stop());
beforeEach(() => panel.core.clock.advance(24 * 60 * 60_000));

const visit = (path: string, form?: Record<string, string>, cookie = '') =>
  request({
    url: panel.url,
    host: panel.core.instances.a.host,
    path,
    headers: {
      ...(cookie && { cookie }),
      ...(form && {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      }),
    },
    ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
  });

async function counted() {
  const day = panel.core.clock.now().toISOString().slice(0, 10);
  const rows = await panel.core.db.inInstance(panel.core.instances.a.id, (trx) =>
    trx.selectFrom('shop_events').select(['name', 'count']).where('day', '=', day).execute(),
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

const link = encodeURIComponent(LINK);
const lines = JSON.stringify([{ service_id: 107, quantity: 5_000, url: LINK }]);
const order = (key: string, payment: string) => ({
  ...{ intent: 'order', lines, payment, key },
  email: 'event.guest@mail.example',
});

test('a link that was entered counts once, by the home page and by the form', async () => {
  const { cookies } = await visit(`/app/?link=${link}`);
  expect(cookies).toEqual([]);
  expect(await counted()).toEqual({ 'enter-url': 1 });
  await visit(`/app/orders/create/link?url=${link}&entered=1`);
  // Asked about again, for another network or a service.
  await visit(`/app/orders/create/link?url=${link}`);
  await visit(`/app/orders/create/link?url=${link}&service=107`);
  expect(await counted()).toEqual({ 'enter-url': 2 });
});

test('without a script the form tells it as well', async () => {
  const form = { intent: 'recalculate', 'lines[0].url': LINK, 'lines[0].knownUrl': '' };
  await visit('/app/orders/create', form);
  await visit('/app/orders/create', { ...form, 'lines[0].knownUrl': LINK });
  expect(await counted()).toEqual({ 'enter-url': 1 });
});

test('an order counts as a checkout, and as a payment where it goes on to one', async () => {
  const guest = await visit('/app/cart', order('events-1', '2'));
  expect(guest.status, guest.text.slice(0, 1_000)).toBe(303);
  expect(await counted()).toEqual({ 'checkout-button': 1, 'payment-page': 1 });
  const refused = await visit('/app/cart', { ...order('events-2', '2'), email: 'nobody' });
  expect(refused.status).toBe(422);
  expect(await counted()).toEqual({ 'checkout-button': 2, 'payment-page': 1 });
});

test('what the balance pays goes on to no payment', async () => {
  const payer = await newPayer(panel.core);
  await giveMoney(panel.core, payer, 100_000_000n);
  const [, token = ''] = payer.authorization.split(' ');
  const answer = await visit('/app/cart', order('events-3', '0'), `session=99999999999.${token}`);
  expect(answer.status, answer.text.slice(0, 1_000)).toBe(303);
  expect(await counted()).toEqual({ 'checkout-button': 1 });
});

test('a core that cannot count stops nobody', async () => {
  panel.core.log.allowErrors();
  panel.isDown = true;
  const answer = await visit(`/app/orders/create/link?url=${link}&entered=1`);
  panel.isDown = false;
  expect([answer.status, answer.json()]).toEqual([
    200,
    { networkId: null, typeIds: [], problems: [] },
  ]);
});
