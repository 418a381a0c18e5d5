// On PostgreSQL: one month that is paid for twice at once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, newPayer } from '#core/billing/payments/testing/payer.ts';
import { newHolder } from '#core/messaging/webhooks/testing/receiver.ts';
import { logInAs } from '#core/testing/customers.ts';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { giveMoney, problemsIn } from '#core/ordering/orders/testing/buyer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJob, runJobs } from '#core/testing/mailbox.ts';
import type { ChildPanel } from './child-panel.contract.ts';
import { lookAtPanels } from './look-at-panels.ts';
import { mailPanel } from './tell-renter.ts';
import {
  newRenter,
  panelCore,
  panelOf,
  PANELS,
  PASSWORD,
  PRICE_MICRO,
  rented,
} from './testing/renter.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EXPORT = '/api/v1/profile/export';

let test: TestCore;
let renter: CustomerActor;
let panel: ChildPanel;
beforeAll(async () => {
  test = await panelCore();
});
afterAll(() => test.close());
beforeEach(async () => {
  // The sessions of staff end as time goes by.
  renter = await newRenter(test);
  panel = await rented(renter);
});

const ONE = () => `${PANELS}/${panel.id}`;
const now = () => panelOf(renter, panel.id);
const change = (renews: boolean) =>
  renter.request(ONE(), {
    ...{ method: 'PATCH', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ renews }),
  });

/** Hour by hour would be no different. */
async function daysLater(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    test.clock.advance(DAY_MS);
    await runJob(test, lookAtPanels);
  }
  renter = { ...renter, ...(await freshSession()) };
}

async function freshSession(): Promise<Pick<CustomerActor, 'request' | 'post'>> {
  const authorization = await logInAs(test.deps, test.instances.a.id, renter);
  const request: CustomerActor['request'] = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', authorization);
    return test.request(path, { ...init, headers });
  };
  return { request, post: (path) => request(path, { method: 'POST' }) };
}

const untilEnd = () =>
  Math.ceil((Date.parse(panel.expired_at) - test.clock.now().getTime()) / DAY_MS);

async function news(): Promise<string[]> {
  const { data } = (await (await renter.request('/api/v1/notices')).json()) as {
    data: { kind: string }[];
  };
  return data.map(({ kind }) => kind).filter((kind) => kind.startsWith('child_panel'));
}

const asVisitor = (path: string, body: object) =>
  test.request(path, {
    ...{ host: panel.domain, method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify(body),
  });
const LOGIN = () => ({ email: renter.email, password: PASSWORD });
const SIGN_UP = {
  ...{ name: 'Nia', email: 'nia@mail.example', password: PASSWORD },
  password_confirmation: PASSWORD,
};

describe('the month after', () => {
  it('is paid from the balance, once, though it is asked for many times at once', async () => {
    await giveMoney(test, renter, 3n * PRICE_MICRO);
    test.clock.advance(untilEnd() * DAY_MS);
    renter = { ...renter, ...(await freshSession()) };
    await Promise.all([
      runJob(test, lookAtPanels),
      renter.post(`${ONE()}/renew`),
      runJob(test, lookAtPanels),
      renter.post(`${ONE()}/renew`),
    ]);
    expect(await balanceOf(test, renter)).toBe(2n * PRICE_MICRO);
    const renewed = await now();
    expect(renewed).toMatchObject({ status: 'active', overdue_since: null });
    expect(Date.parse(renewed.expired_at)).toBeGreaterThan(Date.parse(panel.expired_at));
    expect(await news()).toEqual([]);
  });

  it('is announced three days before where the balance is too little, and then works on', async () => {
    await daysLater(untilEnd());
    expect(await news()).toEqual(['child_panel_overdue', 'child_panel_reminder']);
    expect(await now()).toMatchObject({ status: 'overdue' });
    await runJobs(test, mailPanel);
    const mails = await mailsTo(test, renter.email);
    expect(mails.map(({ subject }) => subject)).toHaveLength(2);
    expect(mails[0]?.text).toContain(panel.domain);
    expect((await asVisitor('/register', SIGN_UP)).status).toBe(200);
    expect(await problemsIn(await renter.post(`${ONE()}/renew`))).toHaveProperty('balance');
    await giveMoney(test, renter, PRICE_MICRO);
    await daysLater(1);
    expect(await now()).toMatchObject({ status: 'active', suspends_at: null });
    expect(await balanceOf(test, renter)).toBe(0n);
  });

  it('pauses the panel a week after it was not paid, until it is', async () => {
    await daysLater(untilEnd() + 7);
    expect(await news()).toContain('child_panel_suspended');
    expect(await now()).toMatchObject({ status: 'suspended', suspended: { by_staff: false } });
    await expect.poll(async () => (await asVisitor('/register', SIGN_UP)).status).toBe(403);
    expect(await (await asVisitor('/register', SIGN_UP)).json()).toMatchObject({
      code: 'panel_suspended',
    });
    expect((await asVisitor('/login', LOGIN())).status).toBe(200);
    const settings = await test.request('/settings', { host: panel.domain });
    expect(await settings.json()).toMatchObject({ meta: { is_paused: true } });
    await giveMoney(test, renter, PRICE_MICRO);
    const paid = await renter.post(`${ONE()}/renew`);
    expect(paid.status).toBe(200);
    const { data } = (await paid.json()) as { data: ChildPanel };
    expect(data).toMatchObject({ status: 'active', suspended: null });
    // Nobody pays for the week in which nothing worked.
    const days = (Date.parse(data.expired_at) - test.clock.now().getTime()) / DAY_MS;
    expect(Math.round(days)).toBeGreaterThanOrEqual(28);
    await expect.poll(async () => (await asVisitor('/register', SIGN_UP)).status).toBe(200);
  });

  it('is not paid where nobody wants it, and the host is free a month later', async () => {
    await giveMoney(test, renter, 5n * PRICE_MICRO);
    expect((await change(false)).status).toBe(200);
    await daysLater(untilEnd());
    expect(await now()).toMatchObject({ status: 'suspended', renews: false });
    expect(await balanceOf(test, renter)).toBe(5n * PRICE_MICRO);
    await daysLater(30);
    expect(await now()).toMatchObject({ status: 'closed' });
    await expect
      .poll(async () => (await test.request('/settings', { host: panel.domain })).status)
      .toBe(421);
    expect((await (await change(true)).json()) as object).toMatchObject({ code: 'panel_closed' });
    expect(await rented(renter, { domain: panel.domain })).toMatchObject({ status: 'active' });
  });
});

it('has no hosts but that one: its owner may change all else', async () => {
  const login = await asVisitor('/login', LOGIN());
  const headers = {
    authorization: login.headers.get('authorization') ?? '',
    'content-type': 'application/json',
  };
  const own = { host: panel.domain, headers };
  const hosts = await test.request('/api/v1/studio/hosts', own);
  expect([hosts.status, await hosts.json()]).toMatchObject([200, { data: { is_rented: true } }]);
  const body = JSON.stringify({ host: 'login.panels.example' });
  const added = await test.request('/api/v1/studio/hosts', { ...own, method: 'POST', body });
  expect(added.status).toBe(403);
});

describe('a panel that is given up', () => {
  it('answers no more, orders no more, and is given up once', async () => {
    for (let times = 0; times < 2; times += 1) {
      const closed = await renter.post(`${ONE()}/close`);
      expect(await closed.json()).toMatchObject({ data: { status: 'closed', renews: false } });
    }
    await expect
      .poll(async () => (await test.request('/settings', { host: panel.domain })).status)
      .toBe(421);
    const { data } = (await (await renter.request('/api/v1/api-tokens')).json()) as {
      data: { scopes: string[] }[];
    };
    expect(data.map(({ scopes }) => scopes)).toEqual([['read']]);
  });

  it('is nobody else’s to change', async () => {
    const other = await newRenter(test, 0n);
    for (const path of ['close', 'renew']) {
      expect((await other.post(`${ONE()}/${path}`)).status).toBe(404);
    }
  });
});

describe('staff', () => {
  const STAFF = '/api/v1/staff/child-panels';
  let owner: CustomerActor;
  beforeEach(async () => {
    owner = await newPayer(test, { roles: ['owner'] });
  });

  it('pause a panel for a reason and let it go on; time that ran out meanwhile is given', async () => {
    const suspend = (reason?: string) => owner.post(`${STAFF}/${panel.id}/suspend`, { reason });
    expect(await problemsIn(await suspend())).toHaveProperty('reason');
    expect((await suspend('Fraud')).status).toBe(204);
    expect((await suspend('Fraud')).status).toBe(204);
    expect((await suspend('Another')).status).toBe(409);
    expect(await now()).toMatchObject({ suspended: { by_staff: true, reason: 'Fraud' } });
    await giveMoney(test, renter, PRICE_MICRO);
    expect((await renter.post(`${ONE()}/renew`)).status).toBe(200);
    await daysLater(untilEnd() + 40);
    expect(await now()).toMatchObject({ status: 'suspended', closes_at: null });
    expect(await balanceOf(test, renter)).toBe(PRICE_MICRO);
    owner = await newPayer(test, { roles: ['owner'] });
    expect((await owner.post(`${STAFF}/${panel.id}/resume`)).status).toBe(204);
    await runJob(test, lookAtPanels);
    const resumed = await now();
    expect(resumed.status).toBe('active');
    expect(Date.parse(resumed.expired_at)).toBeGreaterThan(test.clock.now().getTime());
    expect(await news()).toEqual(['child_panel_resumed', 'child_panel_suspended']);
  });

  it('find panels by words and filters, and take them as a file', async () => {
    const found = async (q: string) => {
      const response = await owner.request(`${STAFF}?q=${encodeURIComponent(q)}`);
      const { data } = (await response.json()) as { data: { id: number; host: string }[] };
      return data.map(({ id }) => id);
    };
    expect(await found(panel.domain)).toEqual([panel.id]);
    expect(await found(`status:active price:10 customer:${renter.email}`)).toEqual([panel.id]);
    expect(await found(`status:closed ${panel.domain}`)).toEqual([]);
    expect(await found(`paid:>2020-01-01 created:>2020-01-01 ${panel.id}`)).toEqual([panel.id]);
    const one = await (await owner.request(`${STAFF}/${panel.id}`)).json();
    expect(one).toMatchObject({ data: { host: panel.domain, customer: { email: renter.email } } });
    const file = await (await owner.request(`${STAFF}/export?q=${panel.domain}`)).text();
    expect(file.split('\r\n')[1]).toContain(panel.domain);
    expect((await renter.request(STAFF)).status).toBe(404);
  });
});

it('is given up with the account of who rents it, which has it in its export', async () => {
  const leaving = await newHolder(test);
  await giveMoney(test, leaving, PRICE_MICRO);
  const { domain } = await rented(leaving);
  const data = await (await leaving.post(EXPORT, { current_password: PASSWORD })).text();
  expect(data).toContain(domain);
  const gone = await leaving.post('/api/v1/profile/delete', { current_password: PASSWORD });
  expect(gone.status).toBe(204);
  await expect
    .poll(async () => (await test.request('/settings', { host: domain })).status)
    .toBe(421);
});

it('leaves a ledger behind in which nothing is wrong', async () => {
  await sealLedgers(test.deps);
  expect((await verifyLedger(test.deps, test.instances.a.id)).faults).toEqual([]);
});
