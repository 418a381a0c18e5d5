import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

const SERVICE = 107;
const BODY = { reason: 'misleading', text: 'It promises people, and nobody came.' };
const GUEST = { ...BODY, email: 'grace@mail.example' };

let test: TestCore;
let staff: string;

beforeAll(async () => {
  test = await testCore();
  const { id } = test.instances.a;
  await changeSettings(test.deps, {
    slug: 'alder',
    patch: { captchaEnabled: false, supportEmail: 'help@alder.example' },
  });
  const member = await addCustomer(test.deps, id, { roles: ['staff'] });
  staff = await logInAs(test.deps, id, member);
});
afterAll(() => test.close());

let addresses = 0;

function report(body: object, { service = String(SERVICE), authorization = '' } = {}) {
  return test.request(`/api/v1/services/${service}/reports`, {
    method: 'POST',
    origin: { address: `192.0.2.${(addresses += 1)}` },
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  });
}

const asStaff = (path: string, init: RequestInit = {}) =>
  test.request(`/api/v1/staff/reports${path}`, {
    ...init,
    headers: { authorization: staff, 'content-type': 'application/json' },
  });

async function listed(status = 'open') {
  const response = await asStaff(`?status=${status}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: { id: number }[] }).data;
}

const decide = (id: number | string, status: string) =>
  asStaff(`/${id}/decide`, { method: 'POST', body: JSON.stringify({ status }) });

describe('a report of a service', () => {
  it('is kept, of a guest with an address and of a customer by the account', async () => {
    expect((await report(GUEST)).status).toBe(204);
    const { authorization, email } = test.actors.customerOfA;
    expect((await report(GUEST, { authorization })).status).toBe(204);
    expect(await listed()).toMatchObject([
      { ...BODY, service: { id: SERVICE }, author: { name: null, email: GUEST.email } },
      { ...BODY, service: { id: SERVICE }, author: { name: 'Ada Brook', email } },
    ]);
  });

  it('is told to the support, without the words of a stranger', async () => {
    const mails = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('outgoing_mails').selectAll().execute(),
    );
    const told = mails.filter(({ to_address: to }) => to === 'help@alder.example');
    expect(told).toHaveLength(2);
    expect(told[0]?.text).not.toContain(BODY.text);
  });

  it.each<[object, string]>([
    [{ ...BODY }, 'email'],
    [{ ...GUEST, email: 'nobody' }, 'email'],
    [{ ...GUEST, text: '  ' }, 'text'],
    [{ ...GUEST, text: 'a'.repeat(2_001) }, 'text'],
    [{ ...GUEST, reason: 'ugly' }, 'reason'],
  ])('that says %j is refused at its field', async (body, field) => {
    const response = await report(body);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });

  it('of what is not there answers as for anything else that is not', async () => {
    for (const service of ['999999', 'no-such-service', '207']) {
      expect((await report(GUEST, { service })).status).toBe(404);
    }
  });

  it('is asked for a person where the owner asks', async () => {
    await changeSettings(test.deps, { slug: 'alder', patch: { captchaEnabled: true } });
    const refused = await report(GUEST);
    expect(await refused.json()).toMatchObject({ errors: { captcha: [expect.any(String)] } });
    await changeSettings(test.deps, { slug: 'alder', patch: { captchaEnabled: false } });
  });

  it('can be filed a few times at once', async () => {
    const { authorization } = test.actors.otherCustomerOfA;
    const statuses = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await report(BODY, { authorization })).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });
});

describe('staff', () => {
  it('decide once, and see what others decided', async () => {
    const [first, second] = await listed();
    expect((await decide(first?.id ?? 0, 'done')).status).toBe(200);
    expect((await decide(first?.id ?? 0, 'done')).status).toBe(200);
    expect((await decide(first?.id ?? 0, 'dismissed')).status).toBe(409);
    expect((await decide(second?.id ?? 0, 'dismissed')).status).toBe(200);
    expect((await decide(second?.id ?? 0, 'open')).status).toBe(422);
    expect(await listed('done')).toMatchObject([{ id: first?.id }]);
    expect(await listed('dismissed')).toMatchObject([{ id: second?.id }]);
  });

  it('alone know of them', async () => {
    const { actors, instances } = test;
    for (const actor of [actors.customerOfA, actors.customerOfB]) {
      expect((await actor.request('/api/v1/staff/reports')).status).toBe(404);
      const [of, nothing] = await Promise.all(
        ['1', '999999'].map((id) =>
          actor.post(`/api/v1/staff/reports/${id}/decide`, { status: 'done' }),
        ),
      );
      expect([of?.status, nothing?.status]).toEqual([404, 404]);
    }
    const elsewhere = await addCustomer(test.deps, instances.b.id, { roles: ['staff'] });
    const authorization = await logInAs(test.deps, instances.b.id, elsewhere);
    const response = await test.request('/api/v1/staff/reports', {
      host: instances.b.host,
      headers: { authorization },
    });
    expect(await response.json()).toMatchObject({ data: [] });
  });
});
