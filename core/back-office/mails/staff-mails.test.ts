// On PostgreSQL: its planner has to find the indexes of mails, as the application's role.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { readListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import { explainList } from '#core/platform/lists/testing/explain-list.ts';
import { queueMail } from '#core/platform/mail/queue-mail.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { MAIL_FIELDS } from './mail-fields.pure.ts';
import type { StaffMail } from './staff-mail.contract.ts';
import { mailSource } from './staff-mail.store.ts';
import { withoutLinks } from './without-links.pure.ts';

let test: TestCore;
let owner: CustomerActor;
let instanceId: number;
beforeAll(async () => {
  test = await testCore();
  owner = test.actors.ownerOfA;
  instanceId = test.instances.a.id;
});
afterAll(() => test.close());

const PATH = '/api/v1/staff/mails';

async function mailTo(to: string, { of = instanceId, subject = 'Your order' } = {}) {
  const id = await test.db.inInstance(of, (trx) =>
    queueMail(test.deps, trx, {
      ...{ instanceId: of, to, subject, language: 'en' },
      text: 'Open https://shop.example/app/password/reset?token=s3cret now',
    }),
  );
  return id ?? 0n;
}
const fail = (id: bigint) =>
  test.db.inInstance(instanceId, async (trx) => {
    const error = 'Refused: no mailbox ada@mail.example';
    const change = {
      state: 'failed',
      attempts: 20,
      message_id: '<a@b>',
      last_error: error,
    } as const;
    await trx.updateTable('outgoing_mails').set(change).where('id', '=', id).execute();
  });
const find = async (q: string): Promise<StaffMail[]> => {
  const answer = await owner.request(`${PATH}?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: StaffMail[] }).data;
};

describe('mails of staff', () => {
  it('are found by receiver, state, day and subject, of one brand alone', async () => {
    const id = await mailTo('ada.list@mail.example', { subject: 'Invoice 77' });
    await mailTo('ada.list@mail.example', { of: test.instances.b.id });
    const today = test.clock.now().toISOString().slice(0, 10);
    for (const q of ['to:ada.list@mail.example', 'state:queued invoice', `at:${today} ada.list`]) {
      const found = await find(q);
      expect(
        found.map((mail) => mail.id),
        q,
      ).toEqual([Number(id)]);
    }
    expect(await find('to:ada.list@mail.example state:sent')).toEqual([]);
    const staff = await newPayer(test, { roles: ['staff'] });
    expect((await staff.request(PATH)).status).toBe(404);
  });

  it('are read without what their links lead to, and that is noted', async () => {
    const id = await mailTo('ada.read@mail.example');
    await fail(id);
    const answer = await owner.request(`${PATH}/${id}`);
    const { data } = (await answer.json()) as { data: StaffMail & { text: string } };
    expect(data).toMatchObject({ subject: 'Your order', state: 'failed' });
    expect(data.text).toBe('Open https://shop.example/… now');
    expect(data.error).toBe('Refused: no mailbox …@…');
    expect(JSON.stringify(data)).not.toContain('s3cret');
    const noted = await test.db.inInstance(instanceId, (trx) =>
      trx.selectFrom('audit_log').select('staff_id').where('action', '=', 'mail.looked').execute(),
    );
    expect(noted).toEqual([{ staff_id: owner.id }]);
  });

  it('are a file without links and secrets, with addresses for few, and that is noted', async () => {
    const subject = '=1+1 at https://shop.example/app/password/reset?token=s3cret';
    const id = await mailTo('ada.file@mail.example', { subject });
    await fail(id);
    await mailTo('ada.file@mail.example', { of: test.instances.b.id, subject });
    const postman = await newPayer(test, { roles: ['postman'] });
    const permissions = ['mails.manage'];
    await owner.post('/api/v1/staff/roles', { name: 'postman', permissions });
    const q = 'to:ada.file@mail.example';
    const linesOf = async (who: CustomerActor) => {
      const answer = await who.request(`${PATH}/export?q=${encodeURIComponent(q)}`);
      expect(answer.status).toBe(200);
      return (await answer.text()).trimEnd().split('\r\n');
    };
    const [head, line, ...others] = await linesOf(owner);
    expect(head).toMatch(/^id,to,subject,/);
    expect(line).toMatch(new RegExp(`^${id},ada.file@mail.example,'=1`));
    expect(line).toContain("'=1+1 at https://shop.example/…,en,failed,20,Refused: no mailbox …@…,");
    expect(others).toEqual([]);
    expect((await linesOf(postman))[1]).toMatch(new RegExp(`^${id},…@mail.example,`));
    const staff = await newPayer(test, { roles: ['staff'] });
    expect((await staff.request(`${PATH}/export`)).status).toBe(404);
    const noted = await test.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['staff_id', 'details'])
        .where('action', '=', 'mails.exported')
        .orderBy('id')
        .execute(),
    );
    expect(noted).toEqual([
      { staff_id: owner.id, details: { filter: q } },
      { staff_id: postman.id, details: { filter: q } },
    ]);
  });

  it('are sent again once they have ended, and only once', async () => {
    const id = await mailTo('ada.again@mail.example');
    expect((await owner.post(`${PATH}/${id}/send`, {})).status).toBe(409);
    await fail(id);
    const twice = await Promise.all([1, 2].map(() => owner.post(`${PATH}/${id}/send`, {})));
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 409]);
    const { mail, jobs } = await test.db.inInstance(instanceId, async (trx) => ({
      mail: await trx
        .selectFrom('outgoing_mails')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst(),
      jobs: await trx
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', 'send-mail')
        .where('unique_key', 'like', `${id}/%`)
        .execute(),
    }));
    expect(mail).toMatchObject({ state: 'queued', attempts: 0, message_id: null });
    expect(jobs).toHaveLength(1);
  });
});

it('leaves no key in a text', () => {
  const text = 'a https://x.example/app/unsubscribe/abc?d=e#f, b https://x.example c';
  expect(withoutLinks(text)).toBe('a https://x.example/… b https://x.example c');
});

it.each([
  ['', 'outgoing_mails_pkey'],
  ['state:failed', 'outgoing_mails_by_state'],
  ['to:ada@mail.example', 'outgoing_mails_by_receiver'],
  ['to:ada@mail.example state:failed', 'outgoing_mails_by_receiver'],
])('are read by an index for "%s", without a sort', async (q, index) => {
  const query = readListQuery(q, MAIL_FIELDS);
  const plan = await explainList(test.db, instanceId, mailSource({ instanceId, query }));
  expect(plan).toContain(index);
  expect(plan).not.toContain('Sort');
});
