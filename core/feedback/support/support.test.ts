// On PostgreSQL: one conversation begun twice at once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailGuestOrders } from '#core/ordering/orders/mails/mail-guest-orders.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import {
  giveMoney,
  line,
  LINK,
  openShop,
  place,
  placedIn,
  send,
  WIDGET_TOKEN,
} from '#core/ordering/orders/testing/buyer.ts';
import type { RequestedOrders } from '#core/ordering/orders/place-order.contract.ts';
import type { Actor } from '#core/testing/actors.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJobs } from '#core/testing/mailbox.ts';
import { mailSupportAnswer } from './mail-support.ts';
import type { StaffSupportAnswer, SupportAnswer } from './support.contract.ts';

const SUPPORT = 'help@alder.example';
const FIRST = { subject: 'Slow  start', text: 'It has not\r\nbegun.' };

let test: TestCore;
let staff: Actor;
let staffId: bigint;

beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
  await changeSettings(test.deps, { slug: 'alder', patch: { supportEmail: SUPPORT } });
  const { id } = test.instances.a;
  const member = await addCustomer(test.deps, id, { roles: ['staff'] });
  staff = as(await logInAs(test.deps, id, member));
  staffId = member.id;
  await giveMoney(test, test.actors.customerOfA, 100_000_000n);
  // Else it is the account of a guest, who is led to the order by a link.
  await test.db.inInstance(id, (trx) =>
    trx
      .updateTable('customers')
      .set({ password_hash: 'x' })
      .where('id', '=', test.actors.customerOfA.id)
      .execute(),
  );
});
afterAll(() => test.close());

/** Asks as who has this authorization. */
function as(authorization: string): Actor {
  const actor = { ...test.actors.guestOfA };
  actor.request = (path, init = {}) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), authorization };
    return test.request(path, { ...init, headers });
  };
  actor.post = (path, body = {}) => send(actor, path, body as object);
  return actor;
}

async function order(): Promise<number> {
  const { orders } = await placedIn(await place(test.actors.customerOfA));
  return orders[0]?.id ?? 0;
}

const pathOf = (id: number | string) => `/api/v1/orders/${id}/support`;
const ofStaff = (id: number | string, more = '') => `/api/v1/staff/orders/${id}/support${more}`;
const write = (id: number, body: object = FIRST, key?: string) =>
  send(test.actors.customerOfA, pathOf(id), body, key);
const answer = (id: number, text: string, key?: string) => send(staff, ofStaff(id), { text }, key);

async function thread(id: number, actor: Actor = test.actors.customerOfA): Promise<SupportAnswer> {
  return (await (await actor.request(pathOf(id))).json()) as SupportAnswer;
}

async function listed(state = 'open'): Promise<number[]> {
  const response = await staff.request(`/api/v1/staff/tickets?q=is:${state}`);
  const { data } = (await response.json()) as { data: { order_id: number }[] };
  return data.map(({ order_id: of }) => of);
}

it('goes from a question to an answer and its end, and is opened again by its customer', async () => {
  const id = await order();
  expect(await thread(id)).toEqual({ data: null, meta: { earlier: null } });
  expect((await write(id)).status).toBe(201);
  expect((await thread(id)).data).toMatchObject({
    subject: 'Slow start',
    state: 'open',
    messages: [{ author: 'customer', text: 'It has not\nbegun.' }],
  });
  const told = (await mailsTo(test, SUPPORT)).at(-1);
  expect(told?.text).toContain(`/app/staff/orders/${id}#support`);
  expect(told?.text).not.toContain('begun');

  expect((await answer(id, 'It begins today.')).status).toBe(201);
  const { data: own } = await thread(id);
  expect(own).toMatchObject({ state: 'answered', messages: [{}, { author: 'staff' }] });
  expect(own?.messages[1]).not.toHaveProperty('staff');
  const seen = (await (await staff.request(ofStaff(id))).json()) as StaffSupportAnswer;
  expect(seen.data?.messages.map(({ staff: by }) => by?.id ?? null)).toEqual([
    null,
    Number(staffId),
  ]);
  await runJobs(test, mailSupportAnswer);
  const { email } = test.actors.customerOfA;
  const answered = (await mailsTo(test, email)).at(-1);
  expect(answered?.text).toContain(`/app/orders/${id}#support`);
  // Customers may turn such mails off, the support may not.
  expect(answered?.text).toContain(answered?.unsubscribe);
  expect(told?.unsubscribe).toBeNull();

  const closed = await staff.post(ofStaff(id, '/close'), {});
  expect(await closed.json()).toMatchObject({ data: { state: 'closed' } });
  expect((await staff.post(ofStaff(id, '/close'), {})).status).toBe(200);
  expect((await write(id, { text: 'Not yet.' })).status).toBe(201);
  expect((await thread(id)).data?.state).toBe('open');
  const lines = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx.selectFrom('audit_log').select('action').where('staff_id', '=', staffId).execute(),
  );
  expect(lines.map(({ action }) => action)).toEqual(['support.answered', 'support.closed']);
});

it('is not answered over what its customer has written meanwhile', async () => {
  const id = await order();
  await write(id);
  const seenNow = async () => (await thread(id)).data?.messages.at(-1)?.id;
  const seen = await seenNow();
  expect((await write(id, { text: 'Cancel it, please.' })).status).toBe(201);
  const key = randomUUID();
  const late = await send(staff, ofStaff(id), { text: 'It begins today.', seen }, key);
  expect(late.status).toBe(422);
  expect(await late.json()).toMatchObject({
    errors: { text: [expect.stringContaining('has written again')] },
  });
  expect((await thread(id)).data).toMatchObject({ state: 'open', messages: [{}, {}] });
  const read = { text: 'It is canceled.', seen: await seenNow() };
  expect((await send(staff, ofStaff(id), read, key)).status).toBe(201);
  // Another answer of staff is no reason to wait.
  expect((await send(staff, ofStaff(id), { ...read, text: 'Done.' })).status).toBe(201);
});

it('is written once by a key, however often and however many at once', async () => {
  const id = await order();
  const key = randomUUID();
  const all = await Promise.all([write(id, FIRST, key), write(id, FIRST, key)]);
  expect(all.every(({ status }) => [201, 409].includes(status))).toBe(true);
  expect((await write(id, FIRST, key)).status).toBe(201);
  const other = await Promise.all([answer(id, 'One.', key), answer(id, 'One.', key)]);
  expect(other.some(({ status }) => status === 201)).toBe(true);
  expect((await thread(id)).data?.messages.map(({ text }) => text)).toEqual([
    'It has not\nbegun.',
    'One.',
  ]);
});

it('begins once, where two begin it at once', async () => {
  const id = await order();
  const all = await Promise.all([write(id), write(id, { ...FIRST, text: 'Where is it?' })]);
  expect(all.map(({ status }) => status)).toEqual([201, 201]);
  expect((await thread(id)).data?.messages).toHaveLength(2);
});

it('stands in line as long as its customer has waited, and is listed page by page', async () => {
  const [first, second] = [await order(), await order()];
  const before = await listed();
  await write(first);
  await write(second);
  await write(first, { text: 'Still waiting.' });
  expect(await listed()).toEqual([...before, first, second]);
  await answer(first, 'Now.');
  await answer(second, 'Now.');
  expect((await listed('answered')).slice(0, 2)).toEqual([second, first]);
  const { id: instanceId } = test.instances.a;
  const ticketId = BigInt((await thread(first)).data?.id ?? 0);
  await test.db.inInstance(instanceId, (trx) =>
    trx
      .insertInto('support_messages')
      .values(
        Array.from({ length: 60 }, (_, at) => ({
          ...{ instance_id: instanceId, ticket_id: ticketId, author: 'customer' as const },
          ...{ staff_id: null, text: `Line ${at}`, created_at: test.clock.now() },
        })),
      )
      .execute(),
  );
  const { data, meta } = await thread(first);
  expect(data?.messages).toHaveLength(50);
  const response = await test.actors.customerOfA.request(`${pathOf(first)}?before=${meta.earlier}`);
  const rest = (await response.json()) as SupportAnswer;
  expect(rest.data?.messages.map(({ text }) => text).slice(0, 2)).toEqual([
    'It has not\nbegun.',
    'Still waiting.',
  ]);
  expect(rest.meta.earlier).toBeNull();
});

it.each<[object, string[]]>([
  [{}, ['subject', 'text']],
  [{ text: 'Hello' }, ['subject']],
  [{ ...FIRST, text: '  ' }, ['text']],
  [{ ...FIRST, text: 'a'.repeat(4_001) }, ['text']],
  [{ ...FIRST, subject: 'a'.repeat(151) }, ['subject']],
  [{ ...FIRST, email: 'nobody' }, ['email']],
])('refuses what is wrong at its fields (%#)', async (body, fields) => {
  const response = await write(await order(), body);
  expect(response.status).toBe(422);
  expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(fields);
});

it('of somebody else is as little there as one of nobody', async () => {
  const id = await order();
  await write(id);
  const { otherCustomerOfA, customerOfB } = test.actors;
  const headers = { 'x-request-id': 'caller-00000005' };
  for (const actor of [otherCustomerOfA, customerOfB]) {
    for (const pathTo of [pathOf, ofStaff]) {
      for (const method of ['GET', 'POST']) {
        const asked = [id, 999_999].map(async (number) => {
          const answered = await actor.request(pathTo(number), { method, headers });
          return [answered.status, await answered.text()];
        });
        const [foreign, missing] = await Promise.all(asked);
        expect(foreign?.[0]).toBe(404);
        expect(foreign).toEqual(missing);
      }
    }
  }
  expect((await answer(await order(), 'Nobody has asked.')).status).toBe(404);
});

it('is open to the link of a guest until their account is', async () => {
  const item = { serviceId: 107, quantity: 5_000, url: LINK, dripFeed: null, isReorder: 0 };
  const path = `/api/v1/order-widget/widget-order-requests?api_token=${WIDGET_TOKEN}`;
  const guest = test.actors.guestOfA;
  const email = 'guest@mail.example';
  const body = { orders: [item], payment_method_id: 2, email };
  const placed = (await placedIn(await send(guest, path, body))) as RequestedOrders;
  const [id, signature] = [placed.orders[0]!.id, placed.follow_signatures[0]!];
  const link = (by: string) => `/api/v1/followed-orders/${id}/support?signature=${by}`;
  expect((await send(guest, link(signature), FIRST)).status).toBe(201);
  const opened = await guest.request(link(signature));
  expect(await opened.json()).toMatchObject({ data: { messages: [{ author: 'customer' }] } });
  expect((await guest.request(link(`${signature.slice(0, -1)}_`))).status).toBe(404);
  expect((await send(guest, link(''), FIRST)).status).toBe(404);
  await answer(id, 'Here we are.');
  await runJobs(test, mailGuestOrders);
  await runJobs(test, mailSupportAnswer);
  const mail = (await mailsTo(test, email)).at(-1);
  expect(mail?.text).toContain(`/orders/followed/${id}/${signature}#support`);
  await test.db.inInstance(test.instances.a.id, (trx) =>
    trx.updateTable('customers').set({ password_hash: 'x' }).where('email', '=', email).execute(),
  );
  expect((await guest.request(link(signature))).status).toBe(404);
});

it('is the customer’s to take away, and goes with the account', async () => {
  const { id: instanceId } = test.instances.a;
  const customer = await addCustomer(test.deps, instanceId, {});
  const actor = as(await logInAs(test.deps, instanceId, customer));
  const { orders } = await placedIn(
    await place(actor, { orders: [line({ quantity: 20_000 })], payment_method_id: 1 }),
  );
  const id = orders[0]?.id ?? 0;
  await send(actor, pathOf(id), FIRST);
  await answer(id, 'A word of ours.');
  const exported = await (await actor.post('/api/v1/profile/export', {})).json();
  expect(exported).toMatchObject({
    data: {
      support: [{ order_id: String(id), messages: [{}, { text: 'A word of ours.' }] }],
    },
  });
  expect((await actor.post('/api/v1/profile/delete', {})).status).toBe(204);
  expect(await (await staff.request(ofStaff(id))).json()).toMatchObject({ data: null });
  const left = await test.db.inInstance(instanceId, (trx) =>
    trx.selectFrom('support_messages').select('id').where('text', '=', 'A word of ours.').execute(),
  );
  expect(left).toEqual([]);
});

it('is held back where somebody writes and writes', async () => {
  const id = await order();
  await write(id);
  let last: Response | undefined;
  for (let time = 0; time < 20 && last?.status !== 429; time += 1) {
    last = await write(id, { text: `And ${time}` });
  }
  expect(last?.status).toBe(429);
});
