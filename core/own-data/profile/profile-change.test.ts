import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, tokenIn } from '#core/testing/mailbox.ts';
import { turnTwoFactorOn } from '#core/testing/two-factor.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const PASSWORD = 'a harbour of quiet boats';

async function newCustomer(given = {}) {
  const instanceId = test.instances.a.id;
  const customer = await addCustomer(test.deps, instanceId, { password: PASSWORD, ...given });
  const authorization = await logInAs(test.deps, instanceId, customer);
  const headers = { 'content-type': 'application/json', authorization };
  return {
    ...customer,
    post: (path: string, body: object) =>
      test.request(path, { method: 'POST', body: JSON.stringify(body), headers }),
    profile: async () => {
      const response = await test.request('/api/v1/profile', { headers });
      return ((await response.json()) as { data: Record<string, unknown> }).data;
    },
  };
}

const errorsOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return Object.keys(((await response.json()) as { errors: object }).errors);
};

describe('the profile', () => {
  it('changes in what is sent and in nothing else', async () => {
    const customer = await newCustomer();
    const before = await customer.profile();
    const change = { name: 'Ada Rivers', messengers: { skype: 'ada.rivers', phone: '' } };
    expect((await customer.post('/api/v1/profile', change)).status).toBe(204);
    expect(await customer.profile()).toEqual({
      ...before,
      name: 'Ada Rivers',
      messengers: { skype: 'ada.rivers' },
    });
  });

  it('cannot be given roles, balances or a thaw from outside', async () => {
    const customer = await newCustomer();
    const sent = { roles: ['staff'], balance: 1000, frozen_at: null, id: 1, name: 'Ada' };
    await customer.post('/api/v1/profile', sent);
    expect(await customer.profile()).toMatchObject({ roles: [], permissions: [], balance: 0 });
  });

  it('of a company has its name and number, and loses them with the company', async () => {
    const customer = await newCustomer();
    const path = '/api/v1/profile/company';
    const lacking = await customer.post(path, { account_type: 'company' });
    expect(await errorsOf(lacking)).toEqual(['company_name', 'vat']);
    const site = await customer.post(path, {
      account_type: 'company',
      company_site: 'javascript:1',
    });
    expect(await errorsOf(site)).toEqual(['company_site']);
    const company = { company_name: 'Brook Ltd', vat: 'GB 123 4567 89' };
    await customer.post(path, { account_type: 'company', ...company });
    expect(await customer.profile()).toMatchObject({ ...company, vat: 'GB123456789' });
    await customer.post(path, { account_type: 'personal', ...company });
    expect(await customer.profile()).toMatchObject({ company_name: null, vat: null });
  });

  it('is refused to whoever is frozen, without logging them out', async () => {
    const customer = await newCustomer({ frozen_at: new Date('2030-01-01') });
    const response = await customer.post('/api/v1/profile', { name: 'Ada' });
    expect(response.status).toBe(423);
    expect(await response.json()).toMatchObject({ code: 'account_frozen' });
    expect(await customer.profile()).toMatchObject({ name: 'Ada Brook' });
  });
});

describe('where a customer came from', () => {
  const rowOf = ({ id }: { id: bigint }) =>
    test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
  const noted = ({ id }: { id: bigint }, action: string) =>
    test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('audit_log')
        .select('id')
        .where('customer_id', '=', id)
        .where('action', '=', action)
        .execute(),
    );

  it('is kept the first time and stays', async () => {
    const customer = await newCustomer();
    const path = '/api/v1/marketing-sources';
    expect((await customer.post(path, { marketing_source: '' })).status).toBe(204);
    expect((await customer.post(path, { marketing_source: 'letter' })).status).toBe(204);
    const later = { marketing_source: 'poster', marketing_campaign: 'autumn' };
    expect((await customer.post(path, later)).status).toBe(204);
    const expected = { marketing_source: 'letter', marketing_campaign: null };
    expect(await rowOf(customer)).toMatchObject(expected);
    expect(await noted(customer, 'profile.marketing_changed')).toHaveLength(1);
  });

  it('says how counters know them, and the same again is no change', async () => {
    const customer = await newCustomer();
    const path = '/api/v1/profile/set-analytics-client-id';
    const google = { google_analytics4_client_id: '1.2' };
    for (const ids of [google, google, { yandex_metrika_client_id: '34' }]) {
      expect((await customer.post(path, ids)).status).toBe(204);
    }
    const expected = { ...google, yandex_metrika_client_id: '34' };
    expect(await rowOf(customer)).toMatchObject(expected);
    expect(await noted(customer, 'profile.analytics_changed')).toHaveLength(2);
  });

  it('is not what the browser of staff says, who look through their eyes', async () => {
    const customer = await newCustomer();
    const { id: staffId } = test.actors.staffOfA;
    const authorization = await logInAs(test.deps, test.instances.a.id, customer, staffId);
    const say = (path: string, body: object) =>
      test.request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', authorization },
      });
    const ids = { google_analytics4_client_id: '9.9' };
    await say('/api/v1/profile/set-analytics-client-id', ids);
    await say('/api/v1/marketing-sources', { marketing_source: 'staff' });
    expect(await rowOf(customer)).toMatchObject({
      google_analytics4_client_id: null,
      marketing_source: null,
    });
  });
});

describe('a new address', () => {
  it('takes the place of the old one by its link, and the old one is told', async () => {
    const customer = await newCustomer();
    const email = `new-${customer.email}`;
    const path = '/api/v1/profile/set-email';
    expect(await errorsOf(await customer.post(path, { email }))).toEqual(['current_password']);
    const ask = { email, current_password: PASSWORD };
    expect((await customer.post(path, ask)).status).toBe(204);
    expect(await customer.profile()).toMatchObject({ email: customer.email });
    const token = tokenIn((await mailsTo(test, email)).at(-1));
    const confirm = () => test.actors.guestOfA.post('/email/confirm', { token });
    expect((await confirm()).status).toBe(204);
    expect(await customer.profile()).toMatchObject({ email });
    const [notice] = await mailsTo(test, customer.email);
    expect(notice?.text).toContain(email);
    expect(await errorsOf(await confirm())).toEqual(['token']);
  });

  it('asks for a code as well of who logs in with one, after the password', async () => {
    const customer = await newPayer(test, { password: PASSWORD });
    const email = `new-${customer.email}`;
    const code = await turnTwoFactorOn(test, customer, PASSWORD);
    const ask = (given: object) => customer.post('/api/v1/profile/set-email', { email, ...given });
    expect(await errorsOf(await ask({ current_password: PASSWORD }))).toEqual(['code']);
    const wrong = { current_password: PASSWORD, code: '000000' };
    expect(await errorsOf(await ask(wrong))).toEqual(['code']);
    const shown = code();
    expect(await errorsOf(await ask({ current_password: 'other', code: shown }))).toEqual([
      'current_password',
    ]);
    expect(await mailsTo(test, email)).toEqual([]);
    // It was not used up by the wrong password.
    expect((await ask({ current_password: PASSWORD, code: shown })).status).toBe(204);
    expect(await mailsTo(test, email)).toHaveLength(1);
  });

  it('that somebody else has stays theirs, and only its owner learns so', async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    const ask = { email: other.email.toUpperCase(), current_password: PASSWORD };
    expect((await customer.post('/api/v1/profile/set-email', ask)).status).toBe(204);
    const { email } = await customer.profile();
    const to = other.email.replace(/^[^@]+/, (name) => name.toUpperCase());
    const token = tokenIn((await mailsTo(test, to)).at(-1));
    const response = await test.actors.guestOfA.post('/email/confirm', { token });
    expect(await response.json()).toMatchObject({
      errors: { token: ['This value is already in use'] },
    });
    expect(await customer.profile()).toMatchObject({ email });
  });
});

describe('a new password', () => {
  it('asks for a code as well of who logs in with one, and uses none up in vain', async () => {
    const customer = await newPayer(test, { password: PASSWORD });
    const code = await turnTwoFactorOn(test, customer, PASSWORD);
    const password = 'nine lanterns over water';
    const chosen = { current_password: PASSWORD, password, password_confirmation: password };
    const ask = (given: object) => customer.post('/api/v1/profile/password', given);
    expect(await errorsOf(await ask(chosen))).toEqual(['code']);
    expect(await errorsOf(await ask({ ...chosen, code: '000000' }))).toEqual(['code']);
    const shown = code();
    const easy = { password: 'password1', password_confirmation: 'password1' };
    expect(await errorsOf(await ask({ ...chosen, ...easy, code: shown }))).toEqual(['password']);
    expect((await ask({ ...chosen, code: shown })).status).toBe(204);
    const again = { ...chosen, current_password: password, code: shown };
    expect(await errorsOf(await ask(again))).toEqual(['code']);
  });

  it('cannot be set by who has stolen session and password and guesses the code', async () => {
    const customer = await newPayer(test, { password: PASSWORD });
    await turnTwoFactorOn(test, customer, PASSWORD);
    const password = 'nine lanterns over water';
    const guess = { current_password: PASSWORD, password, password_confirmation: password };
    const answers = [];
    for (let tries = 0; tries < 7; tries += 1) {
      answers.push(await customer.post('/api/v1/profile/password', { ...guess, code: '000000' }));
    }
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });
});

describe('the link to the notification switches', () => {
  it('shows them by GET, changes them by POST, and needs no login', async () => {
    const customer = await newCustomer();
    const { id, unsubscribe_signature: signature } = await customer.profile();
    const path = `/unsubscribe/${String(id)}?signature=${String(signature)}`;
    const { guestOfA, guestOfB } = test.actors;
    expect(await (await guestOfA.request(path)).json()).toMatchObject({
      data: { notify_order_actions: true },
    });
    await guestOfA.post(path, { notify_order_actions: false });
    expect(await customer.profile()).toMatchObject({
      notify_order_actions: false,
      notify_payment_actions: true,
    });
    for (const wrong of [path.slice(0, -1), `${path}A`, `/unsubscribe/${String(id)}`]) {
      expect((await guestOfA.post(wrong, { notify_order_actions: true })).status).toBe(404);
    }
    const other = await newCustomer();
    const of = path.replace(String(id), String(other.id));
    expect((await guestOfA.post(of, { notify_order_actions: false })).status).toBe(404);
    expect(await customer.profile()).toMatchObject({ notify_order_actions: false });
    expect(await other.profile()).toMatchObject({ notify_order_actions: true });
    expect((await guestOfB.request(path)).status).toBe(404);
  });
});
