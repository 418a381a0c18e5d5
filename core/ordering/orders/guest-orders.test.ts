import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { balanceOf, newPayer, settle } from '#core/billing/payments/testing/payer.ts';
import type { Actor, CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo } from '#core/testing/mailbox.ts';
import type { PlacedOrders } from './place-order.contract.ts';
import {
  giveMoney,
  LINK,
  openShop,
  placedIn,
  problemsIn,
  send,
  WIDGET_TOKEN,
} from './testing/buyer.ts';

const WIDGET = '/api/v1/order-widget';
const REQUESTS = `${WIDGET}/widget-order-requests?api_token=${WIDGET_TOKEN}`;
const widgetLine = { serviceId: 107, quantity: 5_000, url: LINK, dripFeed: null, isReorder: 0 };
/** The transfer takes ten dollars at least. */
const costly = { ...widgetLine, quantity: 20_000 };
const BODY = { orders: [widgetLine], payment_method_id: 2, coupon_code: 'alder-off' };

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(() => test.close());

let guests = 0;

/** Each from an address of its own, so that the limits of one are not those of another. */
function guest(): Actor {
  guests += 1;
  const origin = { address: `192.0.2.${guests}` };
  const { guestOfA } = test.actors;
  const request: Actor['request'] = (path, init) =>
    test.request(path, { ...init, host: guestOfA.instance.host, origin });
  return { ...guestOfA, request };
}

const ask = (email: string, body: object = {}, key?: string) =>
  send(guest(), REQUESTS, { ...BODY, email, ...body }, key);

/** The answer without what is another one each time, whoever asks. */
function withoutNumbers(text: string, email: string): string {
  return text
    .replaceAll(email, 'EMAIL')
    .replaceAll(email.split('@')[0] ?? '', 'NAME')
    .replaceAll(/("(id|drip_feed_id)":|"order_ids":\[|sandbox-gateway\/)[\w-]+/g, '$1N')
    .replaceAll(/("(?:paid_signature":|follow_signatures":\[)")[\w-]{43}"/g, '$1SIGNED"')
    .replaceAll(/"\d{4}-[^"]+Z"/g, 'TIME');
}

async function useCoupon(actor: CustomerActor, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const body = { ...BODY, email: undefined };
    await placedIn(await send(actor, REQUESTS, body));
  }
}

describe('an order of a guest', () => {
  it('is answered byte for byte the same, whoever has the e-mail and whatever they did', async () => {
    const { id } = test.instances.a;
    const known = await newPayer(test, { email: 'known@mail.example', name: 'Somebody Known' });
    await giveMoney(test, known, 5_000_000n);
    await useCoupon(known, 3);
    await addCustomer(test.deps, id, { email: 'gone@mail.example', frozen_at: test.clock.now() });
    const answerFor = async (email: string, body: object) => {
      const response = await ask(email, body);
      expect(response.status).toBe(201);
      const headers = JSON.stringify([...response.headers].filter(([n]) => n !== 'x-request-id'));
      return headers + withoutNumbers(await response.text(), email);
    };
    const withCoupon = await answerFor('known@mail.example', {});
    expect(await answerFor('fresh@mail.example', {})).toBe(withCoupon);
    expect(withCoupon).toContain('"user":{"isNewUser":true,"email":"EMAIL","accountType":');
    expect(withCoupon).not.toMatch(/Somebody/);
    const plain = { coupon_code: null };
    const ofFrozen = await answerFor('gone@mail.example', plain);
    expect(await answerFor('newer@mail.example', plain)).toBe(ofFrozen);
    // A refusal as well.
    const refused = await Promise.all(
      ['known@mail.example', 'other@mail.example'].map(async (email) =>
        problemsIn(await ask(email, { payment_method_id: 0 })),
      ),
    );
    expect(refused[0]).toEqual(refused[1]);
    expect(await mailsTo(test, 'other@mail.example')).toEqual([]);
    expect(await balanceOf(test, known)).toBe(5_000_000n);
  });

  it('opens an account that the order is of once it is paid, and is made once', async () => {
    const key = randomUUID();
    const same = guest();
    const body = { ...BODY, coupon_code: null, email: 'Una@Mail.Example' };
    const placed = await placedIn(await send(same, REQUESTS, body, key));
    const again = await send(same, REQUESTS, body, key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await placedIn(again)).toEqual(placed);
    const reference = placed.payment?.payment?.url?.split('/').at(-1) ?? '';
    const path = `/api/v1/sandbox/payments/${reference}/decide`;
    expect((await same.post(path, { decision: 'approve' })).status).toBe(200);
    await settle(test);
    expect((await mailsTo(test, 'Una@mail.example')).length).toBeGreaterThan(0);
    const customer = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('customers')
        .select('id')
        .where('email', '=', 'Una@mail.example')
        .executeTakeFirstOrThrow(),
    );
    const authorization = await logInAs(test.deps, test.instances.a.id, customer);
    const orders = await test.request('/api/v1/orders', { headers: { authorization } });
    const { data } = (await orders.json()) as { data: PlacedOrders['orders'] };
    expect(data).toMatchObject([{ id: placed.orders[0]?.id, status: 'in_processing' }]);
  });

  it('is said to be paid by who has made it, and by nobody who has seen its number', async () => {
    const asked = { ...BODY, coupon_code: null, payment_method_id: 1, orders: [costly] };
    const answer = await send(guest(), REQUESTS, { ...asked, email: 'hand@mail.example' });
    const placed = (await placedIn(answer)) as PlacedOrders & { paid_signature: string };
    const other = await placedIn(await ask('two@mail.example', asked));
    const say = (id: number | undefined, signature: string, body: object = {}) => {
      const query = `api_token=${WIDGET_TOKEN}&signature=${signature}`;
      return guest().post(`${WIDGET}/invoices/${id}/mark-is-paid?${query}`, body);
    };
    const right = placed.paid_signature;
    expect((await say(placed.payment?.id, `${right.slice(0, -1)}_`)).status).toBe(404);
    expect((await say(other.payment?.id, right)).status).toBe(404);
    for (let time = 0; time < 2; time += 1) {
      const said = await say(placed.payment?.id, right);
      expect([said.status, await said.json()]).toEqual([200, { data: { status: 'waiting' } }]);
    }
    const ofCustomer = await placedIn(await send(await newPayer(test), REQUESTS, asked));
    expect(ofCustomer).toHaveProperty('paid_signature', null);
  });

  it('needs an e-mail, the token of a widget, and a way that brings money in', async () => {
    expect(await problemsIn(await ask(''))).toHaveProperty('email');
    expect(await problemsIn(await ask('nobody'))).toHaveProperty('email');
    const foreign = `${WIDGET}/widget-order-requests?api_token=${WIDGET_TOKEN}x`;
    expect((await send(guest(), foreign, { ...BODY, email: 'a@b.example' })).status).toBe(404);
    const byCard = REQUESTS.replace('?', '/recurring-payments-method?');
    const card = { ...BODY, email: 'a@b.example', recurring_payments_method_id: 1 };
    expect((await send(guest(), byCard, card)).status).toBe(404);
  });

  it('is held back where many come from one place, or for one e-mail', async () => {
    const same = guest();
    const body = { ...BODY, coupon_code: null, email: '' };
    const from = async (actor: Actor, email: string) =>
      (await send(actor, REQUESTS, { ...body, email })).status;
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) statuses.push(await from(same, `many${at}@mail.example`));
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
    const forOne: number[] = [];
    for (let at = 0; at < 11; at += 1) {
      // Capitals are no other e-mail.
      forOne.push(await from(guest(), at % 2 === 0 ? 'one@mail.example' : 'ONE@Mail.example'));
    }
    expect(forOne.at(-1)).toBe(429);
  });
});

describe('the widget calls of a customer', () => {
  it('pay out of the balance of who is logged in, and of nobody else', async () => {
    const path = `${WIDGET}/orders?api_token=${WIDGET_TOKEN}`;
    const payer = await newPayer(test);
    await giveMoney(test, payer, 5_000_000n);
    const placed = await placedIn(await send(payer, path, { orders: [widgetLine] }));
    expect(placed).toMatchObject({ total: '5', next_step: 'done', payment: null });
    expect(await balanceOf(test, payer)).toBe(0n);
    expect((await send(guest(), path, { orders: [widgetLine] })).status).toBe(401);
    const wrong = `${WIDGET}/orders?api_token=another`;
    await giveMoney(test, payer, 5_000_000n);
    expect((await send(payer, wrong, { orders: [widgetLine] })).status).toBe(404);
    expect(await balanceOf(test, payer)).toBe(5_000_000n);
    const check = `${WIDGET}/validate-order?api_token=${WIDGET_TOKEN}`;
    expect((await payer.post(check, { orders: [widgetLine] })).status).toBe(200);
    const identify = `${WIDGET}/networks/identify?api_token=${WIDGET_TOKEN}`;
    expect((await payer.post(identify, { url: LINK })).status).toBe(200);
  });
});
