import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInAs } from '#core/testing/customers.ts';
import { codeAt } from '#core/testing/authenticator.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJobs } from '#core/testing/mailbox.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { mailWithdrawal } from './mails/mail-withdrawal.ts';
import {
  ask,
  BANK,
  decide,
  moneyOf,
  newEarner,
  PASSWORD,
  requested,
  send,
  withdrawalIn,
} from './testing/earner.ts';
import { verifyWithdrawals } from './verify-withdrawals.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
});
afterAll(async () => {
  const { faults } = await verifyWithdrawals(test.deps, test.instances.a.id);
  expect(faults).toEqual([]);
  await test.close();
});

const PATH = '/api/v1/withdrawal';
const LIST = { account_number: 'DE89 3704 0044 0532 0130 00', user_comment: 'For rent' };

const errorsIn = async (response: Response): Promise<Record<string, string[]>> => {
  expect(response.status).toBe(422);
  return ((await response.json()) as { errors: Record<string, string[]> }).errors;
};

describe('a withdrawal that is asked for', () => {
  it('is set aside out of what was earned, by referrals first, and waits', async () => {
    const earner = await newEarner(test, { referral: 30_000_000n, task: 20_000_000n });
    const answer = await ask(earner, { payment_method_id: BANK, amount: '40', ...LIST });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      data: {
        ...{ status: 'requested', amount: '40', fee: '1', total_amount: '39' },
        ...{ method: { id: BANK, name: 'Alder payout', icon: 'landmark' } },
        ...{ ...LIST, reason: null, may_be_canceled: true },
        ...{ approved_at: null, ended_at: null },
      },
      meta: { available: '10', available_float: 10 },
    });
    expect(await moneyOf(test, earner)).toMatchObject({
      ...{ referralBalanceMicro: 0n, taskBalanceMicro: 10_000_000n, heldMicro: 40_000_000n },
      ...{ balanceMicro: 0n, totalEarningsMicro: 50_000_000n },
    });
  });

  it('tells what is left to the cent, or to the last digit where that is asked for', async () => {
    const earner = await newEarner(test, { referral: 20_123_456n });
    const cents = (await (await ask(earner)).json()) as { meta: object };
    expect(cents.meta).toEqual({ available: '10.12', available_float: 10.12 });
    const all = await send(earner, `${PATH}?with_increased_balance_accuracy=1`, {
      ...{ payment_method_id: BANK, amount: '10', account_number: 'DE89' },
      current_password: PASSWORD,
    });
    expect(await all.json()).toMatchObject({ meta: { available: '0.123456' } });
  });

  it('is never of what was paid in', async () => {
    const payer = await newEarner(test, { referral: 5_004_321n });
    const { balanceMicro } = await moneyOf(test, payer);
    expect(balanceMicro).toBe(0n);
    const errors = await errorsIn(await ask(payer, { amount: '5.01' }));
    // A bank moves whole cents.
    expect(errors).toEqual({ amount: ['You can withdraw up to 5 USD'] });
    expect(await moneyOf(test, payer)).toMatchObject({ heldMicro: 0n });
  });

  it.each([
    [{ account_number: '' }, 'account_number'],
    [{ account_number: 'x'.repeat(501) }, 'account_number'],
    [{ user_comment: 'x'.repeat(501) }, 'user_comment'],
    [{ amount: '0.50' }, 'amount'],
    [{ payment_method_id: 77 }, 'payment_method_id'],
  ])('is refused for %j at its field, and nothing moves', async (body, field) => {
    const earner = await newEarner(test, { referral: 50_000_000n });
    expect(Object.keys(await errorsIn(await ask(earner, body)))).toEqual([field]);
    expect(await moneyOf(test, earner)).toMatchObject({ heldMicro: 0n });
  });

  it('sent again with its key is answered as before, and once', async () => {
    const earner = await newEarner(test, { referral: 50_000_000n });
    const first = await ask(earner, { key: 'once' });
    const again = await ask(earner, { key: 'once' });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await again.text()).toBe(await first.text());
    expect(await moneyOf(test, earner)).toMatchObject({ heldMicro: 10_000_000n });
    const other = await ask(earner, { key: 'once', amount: '11' });
    expect(other.status).toBe(422);
    expect(await moneyOf(test, earner)).toMatchObject({ heldMicro: 10_000_000n });
  });

  it('is held to so many', async () => {
    const earner = await newEarner(test, { referral: 50_000_000n });
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) statuses.push((await ask(earner, { amount: '1' })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('who asks', () => {
  it('gives the password', async () => {
    const earner = await newEarner(test, { referral: 50_000_000n });
    const nothing = await errorsIn(await ask(earner, { current_password: '' }));
    expect(Object.keys(nothing)).toEqual(['current_password']);
    const wrong = await errorsIn(await ask(earner, { current_password: 'a guess' }));
    expect(Object.keys(wrong)).toEqual(['current_password']);
    expect(await moneyOf(test, earner)).toMatchObject({ heldMicro: 0n });
  });

  it('gives a code instead where logging in asks for one; sent again it is not asked anew', async () => {
    const earner = await newEarner(test, { referral: 50_000_000n });
    const setup = await earner.post('/api/v1/profile/two-factor', { current_password: PASSWORD });
    const { secret } = ((await setup.json()) as { data: { secret: string } }).data;
    const confirm = { code: codeAt(secret, test.clock.now()) };
    expect((await earner.post('/api/v1/profile/two-factor/confirm', confirm)).status).toBe(200);
    const methods = await earner.request('/api/v1/available-withdrawal-methods');
    expect(await methods.json()).toMatchObject({ meta: { proof: 'code' } });
    expect(Object.keys(await errorsIn(await ask(earner)))).toEqual(['code']);
    expect(Object.keys(await errorsIn(await ask(earner, { code: '000000' })))).toEqual(['code']);
    test.clock.advance(60_000);
    const code = codeAt(secret, test.clock.now());
    // What is wrong elsewhere uses no code up.
    expect(Object.keys(await errorsIn(await ask(earner, { code, amount: '99' })))).toEqual([
      'amount',
    ]);
    const asked = { current_password: undefined, code, key: 'by code' };
    expect((await ask(earner, asked)).status).toBe(201);
    const again = await ask(earner, asked);
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(Object.keys(await errorsIn(await ask(earner, { ...asked, key: 'new' })))).toEqual([
      'code',
    ]);
  });

  it('is not frozen, and nobody else in their place', async () => {
    const earner = await newEarner(test, { referral: 50_000_000n });
    const { id: instanceId } = test.instances.a;
    const staff = await newPayer(test, { roles: ['staff'] });
    const authorization = await logInAs(test.deps, instanceId, earner, staff.id);
    const asStaff = (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', authorization);
      return earner.request(path, { ...init, headers });
    };
    // The session of staff takes the place of the customer's own.
    const impersonated = {
      ...earner,
      request: (path: string, init: RequestInit = {}) =>
        test.request(path, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init.headers)), authorization },
        }),
    };
    expect((await asStaff('/api/v1/available-withdrawal-methods')).status).toBe(200);
    expect((await ask(impersonated)).status).toBe(409);
    expect((await send(impersonated, `${PATH}/to-balance`, { amount: '1' })).status).toBe(409);
    await test.db.inInstance(instanceId, (trx) =>
      trx
        .updateTable('customers')
        .set({ frozen_at: test.clock.now() })
        .where('id', '=', earner.id)
        .execute(),
    );
    expect((await ask(earner)).status).toBe(423);
    expect((await send(earner, `${PATH}/to-balance`, { amount: '1' })).status).toBe(423);
    expect(await moneyOf(test, earner)).toMatchObject({ heldMicro: 0n, balanceMicro: 0n });
  });
});

describe('the withdrawals of a customer', () => {
  it('are listed, the newest first, page by page, and one by one', async () => {
    const earner = await newEarner(test, { referral: 50_000_000n });
    const ids: number[] = [];
    for (let at = 0; at < 3; at += 1) ids.push((await requested(earner, { amount: '1' })).id);
    const listed = (await (await earner.request(PATH)).json()) as { data: { id: number }[] };
    expect(listed).toMatchObject({ meta: { next: null } });
    expect(listed.data.map(({ id }) => id)).toEqual(ids.toReversed());
    const before = await earner.request(`${PATH}?cursor=${ids[1]}`);
    expect(await before.json()).toMatchObject({ data: [{ id: ids[0] }] });
    expect(await withdrawalIn(await earner.request(`${PATH}/${ids[0]}`))).toMatchObject({
      ...{ id: ids[0], status: 'requested' },
    });
  });

  it('are not there for anybody else', async () => {
    const { id } = await requested(await newEarner(test, { referral: 50_000_000n }));
    const other = await newEarner(test);
    expect((await other.request(`${PATH}/${id}`)).status).toBe(404);
    expect((await other.post(`${PATH}/${id}/cancel`)).status).toBe(404);
    expect((await test.actors.customerOfB.request(`${PATH}/${id}`)).status).toBe(404);
    expect((await test.actors.staffOfB.request(`/api/v1/staff/withdrawals/${id}`)).status).toBe(
      404,
    );
    expect(await (await other.request(PATH)).json()).toMatchObject({ data: [] });
  });
});

describe('a withdrawal that its customer takes back', () => {
  it('gives everything back to where it came from, once', async () => {
    const earner = await newEarner(test, { referral: 6_000_000n, task: 9_000_000n });
    const { id } = await requested(earner);
    const canceled = await withdrawalIn(await earner.post(`${PATH}/${id}/cancel`));
    expect(canceled).toMatchObject({ status: 'canceled', may_be_canceled: false });
    expect(canceled.ended_at).not.toBeNull();
    expect(await moneyOf(test, earner)).toMatchObject({
      ...{ referralBalanceMicro: 6_000_000n, taskBalanceMicro: 9_000_000n, heldMicro: 0n },
      totalEarningsMicro: 15_000_000n,
    });
    expect((await earner.post(`${PATH}/${id}/cancel`)).status).toBe(409);
  });

  it('is past that once staff have approved it', async () => {
    const earner = await newEarner(test, { referral: 50_000_000n });
    const staff = await newPayer(test, { roles: ['staff'] });
    const { id } = await requested(earner);
    expect((await decide(staff, id, 'approve')).status).toBe(200);
    expect((await earner.post(`${PATH}/${id}/cancel`)).status).toBe(409);
    expect(await moneyOf(test, earner)).toMatchObject({ heldMicro: 10_000_000n });
  });
});

describe('earnings that are moved to the balance', () => {
  const move = (earner: Parameters<typeof send>[0], body: Record<string, unknown>) =>
    send(earner, `${PATH}/to-balance`, body);

  it('can be spent at once, all of them, without a fee, and once for a key', async () => {
    const earner = await newEarner(test, { referral: 6_000_000n, task: 2_000_001n });
    const first = await move(earner, { amount: '7.000001', key: 'move' });
    expect(await first.json()).toEqual({
      data: {
        ...{ moved: '7.000001', moved_float: 7.000001, balance: '7.000001' },
        ...{ balance_float: 7.000001, available: '1', available_float: 1 },
      },
    });
    await move(earner, { amount: '7.000001', key: 'move' });
    expect(await moneyOf(test, earner)).toMatchObject({
      ...{ balanceMicro: 7_000_001n, referralBalanceMicro: 0n, taskBalanceMicro: 1_000_000n },
    });
    const entries = await earner.request('/api/v1/payments/statistics?account=balance');
    expect(await entries.json()).toMatchObject({ data: [{ cause: 'earnings_moved' }] });
  });

  it.each([
    ['0', 'Enter more than 0'],
    ['2.000001', 'You can withdraw up to 2 USD'],
  ])('%s is refused where there is not as much', async (amount, text) => {
    const earner = await newEarner(test, { task: 2_000_000n });
    expect(await errorsIn(await move(earner, { amount }))).toEqual({ amount: [text] });
  });
});

describe('its customer hears of each change', () => {
  it('in the panel and by mail, in their language, with why it was refused', async () => {
    const staff = await newPayer(test, { roles: ['staff'] });
    const earner = await newEarner(test, { referral: 500_000_000n, language: 'de' });
    const told = async () => {
      await runJobs(test, mailWithdrawal);
      return (await mailsTo(test, earner.email)).map(({ subject }) => subject);
    };
    const first = await requested(earner, { payment_method_id: BANK, amount: '100' });
    for (const deed of ['approve', 'send', 'pay'] as const) await decide(staff, first.id, deed);
    const second = await requested(earner);
    await decide(staff, second.id, 'refuse', { reason: 'Konto unbekannt' });
    const third = await requested(earner);
    for (const deed of ['approve', 'send', 'doubt'] as const) await decide(staff, third.id, deed);
    const fourth = await requested(earner);
    await earner.post(`${PATH}/${fourth.id}/cancel`);
    expect((await told()).toSorted()).toEqual(
      [
        ...Array(4).fill('Sie haben bei Alder eine Auszahlung beantragt'),
        ...Array(2).fill('Ihre Auszahlung bei Alder ist genehmigt'),
        'Ihre Auszahlung bei Alder ist überwiesen',
        'Ihre Auszahlung bei Alder wurde abgelehnt',
        'Wir prüfen Ihre Auszahlung bei Alder',
        'Sie haben bei Alder eine Auszahlung zurückgezogen',
      ].toSorted(),
    );
    const mails = await mailsTo(test, earner.email);
    const paid = mails.find(({ subject }) => subject.endsWith('überwiesen'));
    expect(paid?.text).toMatch(/über 100(?:,00)?\s?\$.*98(?:,00)?\s?\$.*Alder-Auszahlung/);
    expect(paid?.text).toContain('/app/de/finances/withdraw');
    const refused = mails.find(({ subject }) => subject.endsWith('abgelehnt'));
    expect(refused?.text).toContain('Konto unbekannt');
    const notices = await earner.request('/api/v1/notices');
    const { data } = (await notices.json()) as {
      data: { kind: string; reason: string | null; amount: string; read_at: string | null }[];
    };
    expect(data.map(({ kind }) => kind).toSorted()).toEqual(
      [
        ...Array(4).fill('withdrawal_requested'),
        ...Array(2).fill('withdrawal_approved'),
        ...['withdrawal_paid', 'withdrawal_refused', 'withdrawal_unknown', 'withdrawal_canceled'],
      ].toSorted(),
    );
    const isUnread = (kind: string) => data.some((one) => one.kind === kind && !one.read_at);
    expect(isUnread('withdrawal_requested')).toBe(false);
    expect(isUnread('withdrawal_canceled')).toBe(false);
    expect(isUnread('withdrawal_paid')).toBe(true);
    expect(data.find(({ kind }) => kind === 'withdrawal_refused')).toMatchObject({
      ...{ reason: 'Konto unbekannt', amount: '10' },
    });
  });
});

describe('what is kept of a customer', () => {
  it('is in the export', async () => {
    const earner = await newEarner(test, { referral: 50_000_000n });
    const { id } = await requested(earner, LIST);
    const exported = await earner.post('/api/v1/profile/export', { current_password: PASSWORD });
    expect(await exported.json()).toMatchObject({
      data: {
        withdrawals: [
          {
            ...{ id: String(id), status: 'requested', amount: '10', fee: '0' },
            ...{ account_number: LIST.account_number, comment: LIST.user_comment },
          },
        ],
      },
    });
  });

  it('is gone with the account; what nobody has decided on is owed with the rest', async () => {
    const earner = await newEarner(test, { referral: 50_000_000n, task: 5_000_000n });
    const { id } = await requested(earner, { ...LIST, amount: '52' });
    const foreseen = await earner.request('/api/v1/profile/deletion');
    expect(await foreseen.json()).toMatchObject({ data: { paid_back: '55' } });
    const gone = await earner.post('/api/v1/profile/delete', {
      current_password: PASSWORD,
      pay_to: 'DE89 3704 0044 0532',
    });
    expect(gone.status).toBe(204);
    const rows = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('withdrawals').selectAll().where('id', '=', BigInt(id)).execute(),
    );
    expect(rows).toMatchObject([{ status: 'canceled', account_number: '', comment: null }]);
    const owed = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('payouts').selectAll().where('customer_id', '=', earner.id).execute(),
    );
    expect(owed).toMatchObject([{ amount_micro: 55_000_000n }]);
  });

  it('stays as long as one is on its way', async () => {
    const earner = await newEarner(test, { referral: 50_000_000n });
    const staff = await newPayer(test, { roles: ['staff'] });
    const { id } = await requested(earner);
    await decide(staff, id, 'approve');
    const refused = await earner.post('/api/v1/profile/delete', {
      current_password: PASSWORD,
      pay_to: 'DE89 3704 0044 0532',
    });
    expect(Object.keys(await errorsIn(refused))).toEqual(['balance']);
  });
});
