// On PostgreSQL: files given to a message by one statement, and its plans.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { place, placedIn, send } from '#core/ordering/orders/testing/buyer.ts';
import { noise } from '#core/platform/assets/testing/pictures.ts';
import { pdf } from '#core/platform/documents/testing/pdf.ts';
import { dataOf } from '#core/testing/answers.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJob, runJobs } from '#core/testing/mailbox.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { forgetAttachments } from './attachments/attachments.ts';
import { mailSupportAnswer } from './mail-support.ts';
import type {
  StaffSupportAnswer,
  SupportAnswer,
  Ticket,
  TicketAttachment,
} from './support.contract.ts';

const PATH = '/api/v1/tickets';
const STAFF = '/api/v1/staff/tickets';
const FIRST = { topic: 'payment', subject: 'A missing payment', text: 'I paid yesterday.' };

let test: TestCore;
let ada: CustomerActor;
let bob: CustomerActor;
let staff: CustomerActor;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await changeSettings(test.deps, { slug: 'alder', patch: { supportEmail: 'help@alder.example' } });
  ada = await newPayer(test, { name: 'Ada Ship' });
  bob = await newPayer(test, { name: 'Bob' });
  staff = await newPayer(test, { name: 'Sam Desk', roles: ['staff'] });
});
afterAll(() => test.close());

const opened = async (who = ada, body: object = {}) => {
  const answer = send(who, PATH, { ...FIRST, ...body });
  return (await dataOf<{ ticket_id: number }>(answer, 201)).ticket_id;
};
const ticket = (id: number, who = ada) =>
  dataOf<NonNullable<SupportAnswer['data']>>(who.request(`${PATH}/${id}`));
const forStaff = (id: number) =>
  dataOf<NonNullable<StaffSupportAnswer['data']>>(staff.request(`${STAFF}/${id}`));
const answer = (id: number, body: object = { text: 'We look into it.' }) =>
  send(staff, `${STAFF}/${id}/messages`, body);
const list = (who = ada, query = '') => dataOf<Ticket[]>(who.request(`${PATH}${query}`));

const UPLOAD = '/api/v1/ticket-attachments';
const picture = () => noise(24, 16).jpeg().toBuffer();
const upload = (who: CustomerActor, bytes: Uint8Array, name = 'scan.jpg', path = UPLOAD) =>
  who.post(path, { name, content: Buffer.from(bytes).toString('base64') });
const uploaded = async (who: CustomerActor, path = UPLOAD) =>
  (await dataOf<TicketAttachment>(upload(who, await picture(), 'scan.jpg', path), 201)).filename;

describe('a ticket', () => {
  it('is opened about anything, answered and closed, and says who has not seen what', async () => {
    const id = await opened();
    expect(await ticket(id)).toMatchObject({
      ...{ id, order_id: null, topic: 'payment', state: 'open', unread: 0 },
      messages: [{ author: 'customer', text: 'I paid yesterday.', attachments: [] }],
    });
    const told = (await mailsTo(test, 'help@alder.example')).at(-1);
    expect(told?.text).toContain(`/app/staff/support/${id}`);
    expect(told?.text).not.toContain('yesterday');
    expect(await forStaff(id)).toMatchObject({ unread: 1, assigned_to: null });

    expect((await answer(id)).status).toBe(201);
    expect(await forStaff(id)).toMatchObject({
      ...{ unread: 0, assigned_to: { name: 'Sam Desk' }, customer: { name: 'Ada Ship' } },
    });
    expect(await ticket(id)).toMatchObject({ state: 'answered', unread: 1 });
    await runJobs(test, mailSupportAnswer);
    expect((await mailsTo(test, ada.email)).at(-1)?.text).toContain(`/app/tickets/${id}`);
    const [notice] = await dataOf<object[]>(ada.request('/api/v1/notices'));
    expect(notice).toMatchObject({
      kind: 'ticket_answered',
      ticket_id: id,
      subject: FIRST.subject,
    });

    const { meta } = (await (await ada.request(PATH)).json()) as { meta: object };
    expect(meta).toMatchObject({ unread: 1 });
    expect((await ada.post(`${PATH}/${id}/read`)).status).toBe(204);
    expect((await ticket(id)).unread).toBe(0);
    expect(await dataOf(ada.post(`${PATH}/${id}/close`))).toMatchObject({ state: 'closed' });
    expect(await dataOf(ada.post(`${PATH}/${id}/close`))).toMatchObject({ state: 'closed' });
    expect((await send(ada, `${PATH}/${id}/messages`, { text: 'It is back.' })).status).toBe(201);
    expect(await ticket(id)).toMatchObject({ state: 'open' });
  });

  it('about an order is the one conversation of that order', async () => {
    const line = { service_id: 107, quantity: 10_000, url: 'https://video.example/watch?v=1' };
    const { orders } = await placedIn(await place(ada, { orders: [line], payment_method_id: 1 }));
    const orderId = Number(orders[0]?.id);
    const id = await opened(ada, { order_id: orderId });
    expect(await opened(ada, { order_id: orderId, text: 'Once more.' })).toBe(id);
    const { data } = (await (
      await ada.request(`/api/v1/orders/${orderId}/support`)
    ).json()) as SupportAnswer;
    expect(data).toMatchObject({ id, topic: 'order', messages: [{}, { text: 'Once more.' }] });
    const foreign = await send(bob, PATH, { ...FIRST, order_id: orderId });
    expect(foreign.status).toBe(422);
    expect(await foreign.json()).toMatchObject({
      errors: { order_id: ['You have no order with this number. Check the number.'] },
    });
  });

  it('is written once for each key', async () => {
    const key = randomUUID();
    const both = [await send(ada, PATH, FIRST, key), await send(ada, PATH, FIRST, key)];
    const [one, other] = await Promise.all(both.map((response) => dataOf(response, 201)));
    expect(one).toEqual(other);
  });

  it('is listed page by page, by its state, the one that changed last first', async () => {
    const carl = await newPayer(test);
    const ids: number[] = [];
    for (let at = 0; at < 23; at += 1) {
      test.clock.advance(120_000);
      ids.push(await opened(carl, { subject: `Question ${at}` }));
    }
    await carl.post(`${PATH}/${ids[0]}/close`);
    const first = (await (await carl.request(PATH)).json()) as {
      data: Ticket[];
      meta: { next: string };
    };
    expect(first.data).toHaveLength(20);
    // Closing it was a change as well.
    expect(first.data.slice(0, 3).map(({ id }) => id)).toEqual([ids[22], ids[0], ids[21]]);
    const rest = await list(carl, `?cursor=${first.meta.next}`);
    expect([...first.data, ...rest].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect((await list(carl, '?state=closed')).map(({ id }) => id)).toEqual([ids[0]]);
  });

  it('of another customer or brand is as little there as one of nobody', async () => {
    const id = await opened();
    const headers = { 'x-request-id': 'caller-00000007' };
    for (const actor of [bob, test.actors.customerOfB]) {
      for (const [method, more] of [
        ['GET', ''],
        ['POST', '/close'],
        ['POST', '/read'],
      ]) {
        const asked = [id, 999_999].map(async (number) => {
          const given = await actor.request(`${PATH}/${number}${more}`, {
            method: method!,
            headers,
          });
          return [given.status, await given.text()];
        });
        const [foreign, missing] = await Promise.all(asked);
        expect(foreign?.[0]).toBe(404);
        expect(foreign).toEqual(missing);
      }
    }
    expect((await bob.request(`${STAFF}/${id}`)).status).toBe(404);
  });
});

describe('a file of a ticket', () => {
  it('goes with a message, and is seen by its customer and staff alone', async () => {
    const filename = await uploaded(ada);
    const path = `${UPLOAD}/${filename}`;
    expect((await ada.request(path)).status).toBe(404);
    const id = await opened(ada, { attachments: [filename] });
    const [message] = (await ticket(id)).messages;
    expect(message?.attachments).toMatchObject([
      { filename, name: 'scan.jpg', media_type: 'image/jpeg' },
    ]);
    const file = await ada.request(path);
    expect(file.status).toBe(200);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      ...{ 'content-type': 'image/jpeg', 'cache-control': 'no-store' },
      'content-disposition': expect.stringContaining('attachment'),
    });
    expect((await staff.request(`${STAFF}/attachments/${filename}`)).status).toBe(200);
    for (const other of [bob, test.actors.customerOfB, staff]) {
      expect((await other.request(path)).status).toBe(404);
    }
    const { staffOfB } = test.actors;
    expect((await staffOfB.request(`${STAFF}/attachments/${filename}`)).status).toBe(404);

    const own = await uploaded(staff, `${STAFF}/attachments`);
    expect((await answer(id, { text: 'As it should be.', attachments: [own] })).status).toBe(201);
    expect((await ada.request(`${UPLOAD}/${own}`)).status).toBe(200);
  });

  it('belongs to one message of whoever has uploaded it', async () => {
    const filename = await uploaded(ada);
    const refused = async (who: CustomerActor, attachments: string[]) => {
      const given = await send(who, PATH, { ...FIRST, attachments });
      expect(given.status).toBe(422);
      const { errors } = (await given.json()) as { errors: object };
      return Object.keys(errors);
    };
    expect(await refused(bob, [filename])).toEqual(['attachments']);
    expect(await refused(ada, [filename, `${'0'.repeat(32)}.jpg`])).toEqual(['attachments']);
    await opened(ada, { attachments: [filename] });
    expect(await refused(ada, [filename])).toEqual(['attachments']);
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map(() => uploaded(ada)));
    expect(await refused(ada, six)).toEqual(['attachments']);
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 415],
    ['a page', Buffer.from('<!doctype html><script>1</script>'), 'a.png', 415],
    ['a PDF that runs something', pdf('2 0 obj\n<</S/JavaScript>>\nendobj\n'), 'a.pdf', 422],
    ['a PDF called a picture', pdf(), 'a.png', 422],
    ['more than ten megabytes', Buffer.concat([pdf(), Buffer.alloc(10_000_001)]), 'a.pdf', 413],
  ])('is refused where it is %s', async (_, bytes, name, status) => {
    const given = await upload(await newPayer(test), bytes, name);
    expect(given.status).toBe(status);
  });

  it('goes after a day if no message takes it, and lies sealed', async () => {
    const dora = await newPayer(test);
    const filename = await uploaded(dora);
    const rows = () =>
      test.db.inInstance(test.instances.a.id, (trx) =>
        trx
          .selectFrom('support_attachments')
          .selectAll()
          .where('uploaded_by', '=', dora.id)
          .execute(),
      );
    const [row] = await rows();
    expect(Buffer.from(row!.sealed).includes(Buffer.from('JFIF'))).toBe(false);
    await opened(dora, { attachments: [filename] });
    await uploaded(dora);
    expect(await rows()).toHaveLength(2);
    test.clock.advance(25 * 60 * 60_000);
    await runJob(test, forgetAttachments);
    expect((await rows()).map(({ message_id: of }) => of !== null)).toEqual([true]);
  });

  it('goes with the account', async () => {
    const eve = await newPayer(test);
    await opened(eve, { attachments: [await uploaded(eve)] });
    await uploaded(eve);
    const exported = await dataOf<{ support: object[] }>(eve.post('/api/v1/profile/export', {}));
    expect(exported.support).toMatchObject([
      { order_id: null, messages: [{ attachments: [{ name: 'scan.jpg' }] }] },
    ]);
    expect((await eve.post('/api/v1/profile/delete', {})).status).toBe(204);
    const left = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('support_attachments')
        .select('id')
        .where('uploaded_by', '=', eve.id)
        .execute(),
    );
    expect(left).toEqual([]);
  });
});

describe('the work of staff', () => {
  it('is given to one of them, and to nobody else', async () => {
    const id = await opened();
    const assign = (to: unknown) => staff.post(`${STAFF}/${id}/assign`, { to });
    expect(await dataOf(assign(Number(staff.id)))).toMatchObject({
      assigned_to: { name: 'Sam Desk' },
    });
    expect((await assign(Number(bob.id))).status).toBe(422);
    expect(await dataOf(assign(null))).toMatchObject({ assigned_to: null });
    expect((await staff.post(`${STAFF}/${id}/read`)).status).toBe(204);
    expect((await forStaff(id)).unread).toBe(0);
    const lines = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('audit_log')
        .select('details')
        .where('action', '=', 'support.assigned')
        .execute(),
    );
    expect(lines.map(({ details }) => details)).toMatchObject([
      { ticket: String(id), to: String(staff.id) },
      { ticket: String(id), to: 'nobody' },
    ]);
  });
});
