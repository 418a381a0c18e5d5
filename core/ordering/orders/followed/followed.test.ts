// On PostgreSQL: one order paid twice at once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailGuestClaim } from '#core/accounts/guests/ask-for-account.ts';
import { newPayer, settle } from '#core/billing/payments/testing/payer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJobs, tokenIn } from '#core/testing/mailbox.ts';
import type { Order } from '../order.contract.ts';
import { mailGuestOrders, tellGuestOfOrders } from '../mails/mail-guest-orders.ts';
import type { RequestedOrders } from '../place-order.contract.ts';
import { giveMoney, LINK, openShop, placedIn, send, WIDGET_TOKEN } from '../testing/buyer.ts';
import type { FollowedOrder } from './followed.contract.ts';

const REQUESTS = `/api/v1/order-widget/widget-order-requests?api_token=${WIDGET_TOKEN}`;
const ITEM = { serviceId: 107, quantity: 5_000, url: LINK, dripFeed: null, isReorder: 0 };

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(() => test.close());

/** Orders as a guest does who stands at a host of the instance, and pays. */
async function order(email: string, host = `${test.instances.a.host}:8443`) {
  const actor = { ...test.actors.guestOfA };
  actor.request = (path, init) =>
    test.request(path, { ...init, host, origin: { address: '192.0.2.9', scheme: 'https' } });
  const body = { orders: [ITEM], payment_method_id: 2, email };
  const placed = (await placedIn(await send(actor, REQUESTS, body))) as RequestedOrders;
  const reference = placed.payment?.payment?.url?.split('/').at(-1) ?? '';
  const path = `/api/v1/sandbox/payments/${reference}/decide`;
  expect((await test.actors.guestOfA.post(path, { decision: 'approve' })).status).toBe(200);
  await settle(test);
  await runJobs(test, mailGuestOrders);
  return { id: placed.orders[0]!.id, signature: placed.follow_signatures[0]! };
}

const pathOf = ({ id, signature }: { id: number; signature: string }, more = '') =>
  `/api/v1/followed-orders/${id}${more}?signature=${signature}`;

it('a guest follows one order by the link of a mail, and nothing else is behind it', async () => {
  const one = await order('lena@mail.example');
  const other = await order('omar@mail.example');
  const mail = (await mailsTo(test, 'lena@mail.example')).at(-1);
  const link = `https://alder.example:8443/app/orders/followed/${one.id}/${one.signature}`;
  expect(mail?.text).toContain(link);
  const response = await test.request(pathOf(one));
  const text = await response.text();
  const { data } = JSON.parse(text) as { data: FollowedOrder };
  expect(data).toMatchObject({ is_own: false, order: { id: one.id, status: 'in_processing' } });
  expect(Object.values(data.order.actions)).toEqual(Array(6).fill(false));
  expect(text).not.toMatch(/lena|mail\.example|customer/);
  const opened = async (id: number, signature: string, host = test.instances.a.host) => {
    const headers = { 'x-request-id': 'caller-00000004' };
    const answer = await test.request(pathOf({ id, signature }), { host, headers });
    return [answer.status, await answer.text()];
  };
  const nobody = await opened(999_999, one.signature);
  expect(nobody[0]).toBe(404);
  expect(await opened(other.id, one.signature)).toEqual(nobody);
  expect(await opened(one.id, `${one.signature.slice(0, -1)}_`)).toEqual(nobody);
  expect(await opened(one.id, '')).toEqual(nobody);
  expect(await opened(one.id, one.signature, test.instances.b.host)).toEqual(nobody);
  const receipt = await (await test.request(pathOf(one, '/receipt'))).json();
  expect(receipt).toMatchObject({ data: { order_id: one.id, buyer: null } });
  const claim = await test.request(pathOf({ ...other, signature: one.signature }, '/claim'), {
    method: 'POST',
  });
  expect(claim.status).toBe(404);
});

it('a guest pays by the link what was left unpaid, once for a key, until the account is open', async () => {
  const email = 'unpaid@mail.example';
  const guest = test.actors.guestOfA;
  const asked = { orders: [ITEM], payment_method_id: 2, email };
  const placed = (await placedIn(await send(guest, REQUESTS, asked))) as RequestedOrders;
  const one = { id: placed.orders[0]!.id, signature: placed.follow_signatures[0]! };
  const shown = async () => {
    const { data } = (await (await guest.request(pathOf(one))).json()) as { data: FollowedOrder };
    return [data.order.status, data.order.actions.payable];
  };
  expect(await shown()).toEqual(['unpaid', true]);
  const forged = { ...one, signature: `${one.signature.slice(0, -1)}_` };
  const key = randomUUID();
  const pay = (link = one, body: object = { payment_method_id: 2 }, by = key) =>
    send(guest, pathOf(link, '/pay'), body, by);
  expect((await pay(forged)).status).toBe(404);
  // The balance, a method that nobody has, and none.
  for (const body of [{ payment_method_id: 0 }, { payment_method_id: 999 }, {}]) {
    expect((await pay(one, body, randomUUID())).status).toBe(422);
  }
  const twice = await Promise.all([pay(), pay()]);
  const again = (await placedIn(await pay())) as RequestedOrders;
  expect(twice.every(({ status }) => [201, 409].includes(status))).toBe(true);
  expect(again).toMatchObject({ user: null, follow_signatures: [one.signature] });
  expect(again.payment?.id).not.toBe(placed.payment?.id);
  expect(await countInvoices(one.id)).toBe(2);
  const reference = again.payment?.payment?.url?.split('/').at(-1) ?? '';
  await guest.post(`/api/v1/sandbox/payments/${reference}/decide`, { decision: 'approve' });
  await settle(test);
  expect(await shown()).toEqual(['in_processing', false]);
  expect((await pay(one, undefined, randomUUID())).status).toBe(409);
  await test.db.inInstance(test.instances.a.id, (trx) =>
    trx.updateTable('customers').set({ password_hash: 'x' }).where('email', '=', email).execute(),
  );
  expect((await pay(one, undefined, randomUUID())).status).toBe(404);
});

it('a guest pays again by what the partner of the order offers, and by nothing else', async () => {
  const owner = test.actors.customerOfA;
  const made = await owner.post('/api/v1/order-widgets', { name: 'Blog' });
  const { data: widget } = (await made.json()) as { data: { id: number; api_token: string } };
  const asked = { orders: [ITEM], payment_method_id: 2, email: 'framed@mail.example' };
  const path = REQUESTS.replace(WIDGET_TOKEN, widget.api_token);
  const placed = (await placedIn(await send(test.actors.guestOfA, path, asked))) as RequestedOrders;
  const one = { id: placed.orders[0]!.id, signature: placed.follow_signatures[0]! };
  const pay = () =>
    send(test.actors.guestOfA, pathOf(one, '/pay'), { payment_method_id: 2 }, randomUUID());
  for (const [methods, status] of [
    [[1], 422],
    [[1, 2], 201],
  ] as const) {
    const changed = await owner.request(`/api/v1/order-widgets/${widget.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payment_methods: methods }),
    });
    expect(changed.status, await changed.text()).toBe(200);
    const followed = await test.request(pathOf(one));
    expect(await followed.json()).toMatchObject({ data: { payment_methods: methods } });
    expect((await pay()).status).toBe(status);
  }
});

it('whoever is signed in pays again by that as well, or by their balance', async () => {
  const owner = test.actors.customerOfA;
  const made = await owner.post('/api/v1/order-widgets', { name: 'Blog' });
  const { data: widget } = (await made.json()) as { data: { id: number; api_token: string } };
  const payer = await newPayer(test);
  await giveMoney(test, payer, 100_000_000n);
  const path = REQUESTS.replace(WIDGET_TOKEN, widget.api_token);
  const placed = await placedIn(await send(payer, path, { orders: [ITEM], payment_method_id: 2 }));
  const own = `/api/v1/orders/${placed.orders[0]!.id}`;
  const changed = await owner.request(`/api/v1/order-widgets/${widget.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payment_methods: [1] }),
  });
  expect(changed.status).toBe(200);
  expect(await (await payer.request(`${own}/payment-methods`)).json()).toEqual({ data: [1] });
  const by = (way: string, body: object) => send(payer, `${own}/${way}`, body, randomUUID());
  expect((await by('pay-by-invoice', { payment_method_id: 2 })).status).toBe(422);
  expect((await by('pay-by-balance', {})).status).toBe(201);
});

const countInvoices = (orderId: number) =>
  test.db.inInstance(test.instances.a.id, async (trx) => {
    const rows = await trx
      .selectFrom('invoice_orders')
      .select('invoice_id')
      .where('order_id', '=', BigInt(orderId))
      .execute();
    return rows.length;
  });

it('a link to an order leads to where it was placed, or to a host of the instance', async () => {
  const { id } = await order('host@mail.example');
  await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .updateTable('orders')
      .set({ origin: 'https://evil.example' })
      .where('id', '=', BigInt(id))
      .execute(),
  );
  await test.db.inInstance(test.instances.a.id, (trx) =>
    trx.deleteFrom('outgoing_mails').where('to_address', '=', 'host@mail.example').execute(),
  );
  await test.db.inInstance(test.instances.a.id, (trx) =>
    tellGuestOfOrders({ ...test.deps, trx, instanceId: test.instances.a.id }, [BigInt(id)]),
  );
  await runJobs(test, mailGuestOrders);
  const [mail] = await mailsTo(test, 'host@mail.example');
  expect(mail?.text).toContain('https://alder.example/app/orders/followed/');
  expect(mail?.text).not.toContain('evil');
});

it('the account of an order is opened by its own e-mail alone, with all its orders', async () => {
  const [first, second] = [await order('mia@mail.example'), await order('mia@mail.example')];
  const stranger = await newPayer(test);
  const seen = await stranger.request(pathOf(first));
  expect(((await seen.json()) as { data: FollowedOrder }).data.is_own).toBe(false);
  const before = await mailsTo(test, stranger.email);
  expect((await stranger.post(pathOf(first, '/claim'), {})).status).toBe(204);
  await runJobs(test, mailGuestClaim);
  expect(await mailsTo(test, stranger.email)).toEqual(before);
  const earlier = tokenIn((await mailsTo(test, 'mia@mail.example')).at(-1));
  expect((await stranger.post(pathOf(second, '/claim'), {})).status).toBe(204);
  await runJobs(test, mailGuestClaim);
  const token = tokenIn((await mailsTo(test, 'mia@mail.example')).at(-1));
  const password = 'a harbour of quiet boats';
  const guest = test.actors.guestOfA;
  const chosen = { token, password, password_confirmation: password };
  // Only the link of the latest mail works.
  expect((await guest.post('/password/reset', { ...chosen, token: earlier })).status).toBe(422);
  expect((await guest.post('/password/reset', chosen)).status).toBe(204);
  const login = await guest.post('/login', { email: 'mia@mail.example', password });
  const headers = { authorization: login.headers.get('authorization') ?? '' };
  const list = await test.request('/api/v1/orders', { headers });
  const { data } = (await list.json()) as { data: Order[] };
  expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
  const own = await test.request(pathOf(first), { headers });
  expect(((await own.json()) as { data: FollowedOrder }).data.is_own).toBe(true);
  // From now on the answer is the same, and the mail another one.
  const again = await guest.post(pathOf(second, '/claim'), {});
  expect([again.status, await again.text()]).toEqual([204, '']);
  await runJobs(test, mailGuestClaim);
  const last = (await mailsTo(test, 'mia@mail.example')).at(-1);
  expect(last?.text).toContain(`/app/login?redirect=%2Forders%2F${second.id}`);
  expect(last?.text).not.toContain('token=');
});

it('an order whose owner has left is there no more', async () => {
  const one = await order('gone@mail.example');
  expect((await test.request(pathOf(one))).status).toBe(200);
  await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .updateTable('customers')
      .set({ email: null, deleted_at: test.clock.now() })
      .where('email', '=', 'gone@mail.example')
      .execute(),
  );
  for (const path of ['', '/receipt']) {
    expect((await test.request(pathOf(one, path))).status).toBe(404);
  }
});

it('is held back where somebody asks for mail after mail', async () => {
  const one = await order('often@mail.example');
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    statuses.push((await test.actors.guestOfA.post(pathOf(one, '/claim'), {})).status);
  }
  expect(statuses).toEqual([204, 204, 204, 429]);
});
