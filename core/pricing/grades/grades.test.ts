import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  SANDBOX_METHOD,
  askForFunds,
  invoiceIn,
  newPayer,
} from '#core/billing/payments/testing/payer.ts';
import { tellGateway } from '#core/billing/payments/testing/taking-back.ts';
import {
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  readOrder,
} from '#core/ordering/orders/testing/buyer.ts';
import type { TotalCost } from '#core/ordering/form/order-cost.contract.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJobs } from '#core/testing/mailbox.ts';
import type { Notice } from '#core/messaging/notices/notice.contract.ts';
import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import type { OwnGrades, WireGrade } from './grade.contract.ts';
import { regrade, settleOne } from './settle-jobs.ts';
import { mailGrade } from './tell-of-grade.ts';
import { end, LADDER, openGrades, putOn, settle, spend } from './testing/graded-shop.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openGrades(test);
  await openShop(test);
});
afterAll(() => test.close());

const DAY_MS = 86_400_000;
const read = async <T>(actor: CustomerActor, path: string): Promise<T> =>
  ((await (await actor.request(path)).json()) as { data: T }).data;
const own = (actor: CustomerActor) => read<OwnGrades>(actor, '/api/v1/profile/grades');
const told = async (actor: CustomerActor) =>
  (await read<Notice[]>(actor, '/api/v1/notices')).filter(({ kind }) => kind.startsWith('grade_'));

describe('the ladder', () => {
  it('is the same for everybody, from its lowest goal up, in the reader’s language', async () => {
    const answer = await test.request('/api/v1/grades?locale=de');
    const { data } = (await answer.json()) as { data: WireGrade[] };
    expect(data.map(({ name }) => name)).toEqual(['Bronze DE', 'Silber', 'Gold']);
    expect(data[2]).toEqual({
      ...{ id: 3, name: 'Gold', icon: 'crown', discount_percent: 0.125, spending_goal: 30.5 },
      ...{ available_closed_sales: true, available_personal_manager: true },
      ...{ consultation_chat_period: 30, thumbnail_period: 14, validity_days: null },
      ...{ is_next: false, is_previous: false, created_at: null, expires_at: null },
    });
    expect(data[1]).toMatchObject({ spending_goal: 10, validity_days: 100 });
    expect(JSON.stringify(data)).not.toContain('Mira');
  });

  it('is empty where an owner has none, and everybody stands nowhere', async () => {
    const { customerOfB } = test.actors;
    const { host } = test.instances.b;
    const answer = await test.request('/api/v1/grades', { host });
    expect(await answer.json()).toEqual({ data: [] });
    expect(await own(customerOfB)).toEqual({
      ...{ current: null, next: null, previous: null },
      ...{ grade_discounts_enabled: false, grades_enabled: false },
      ...{ spend_to_goal: 0, spend_to_goal_percent: 0 },
      ...{ counted_spend: 0, keep: null, is_given: false, manager: null, changes: [] },
    });
  });

  it('is refused where two grades are reached at the same time', async () => {
    const [first, ...others] = LADDER;
    const grades = [first!, ...others, { ...others[0]!, id: 9, spending_goal: '10.00' }];
    const fields = { 'grades.3.spending_goal': [{ code: 'duplicate' }] };
    await expect(openGrades(test, { grades })).rejects.toMatchObject({ fields });
  });
});

describe('a grade is reached', () => {
  it('once enough was spent on orders that are over, and is told of in the panel and by mail', async () => {
    const ada = await newPayer(test, { password_hash: 'x' });
    expect(await own(ada)).toMatchObject({
      ...{ current: { id: 1, expires_at: null }, next: { id: 2, is_next: true } },
      ...{ spend_to_goal: 10, spend_to_goal_percent: 0 },
    });
    await giveMoney(test, ada, 6_000_000n);
    await place(ada, { orders: [line({ quantity: 6_000 })] });
    await settle(test);
    expect((await own(ada)).counted_spend).toBe(0);

    await spend(test, ada, { dollars: 8, delivered: 0.5 });
    await settle(test);
    expect(await own(ada)).toMatchObject({ counted_spend: 4, spend_to_goal_percent: 0.4 });
    await spend(test, ada, { dollars: 2, delivered: 0 });
    await spend(test, ada, { dollars: 6 });
    await settle(test);
    const now = test.clock.now();
    const until = new Date(now.getTime() + 100 * DAY_MS).toISOString();
    const grades = await own(ada);
    expect(grades).toMatchObject({
      current: { id: 2, created_at: now.toISOString(), expires_at: until },
      ...{ next: { id: 3 }, previous: { id: 1, is_previous: true } },
      ...{ counted_spend: 10, spend_to_goal: 20.5, keep: { amount: 10, before: until } },
      changes: [{ kind: 'reached', grade: 'Silver', before: 'Bronze' }],
    });
    const profile = await read<Profile>(ada, '/api/v1/profile');
    expect(profile.grades.current).toEqual(grades.current);

    expect(await told(ada)).toMatchObject([
      { kind: 'grade_reached', grade: 'Silver', grade_before: 'Bronze', until },
    ]);
    await runJobs(test, mailGrade);
    const mails = await mailsTo(test, ada.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['You have reached Silver at Alder']);
    expect(mails[0]?.text).toContain('/app/grades');
  });

  it('with its manager, whom only its customers are told of', async () => {
    const rich = await newPayer(test);
    await spend(test, rich, { dollars: 31 });
    await settle(test);
    expect(await own(rich)).toMatchObject({
      ...{ current: { id: 3, expires_at: null }, next: null, keep: null },
      ...{ spend_to_goal: 0, spend_to_goal_percent: 0 },
      manager: { name: 'Mira Vale', contact: 'mailto:mira@alder.example' },
    });
  });
});

describe('a grade is lost', () => {
  it('at the end of its days, unless as much was spent again', async () => {
    const [bob, eve] = [await newPayer(test), await newPayer(test)];
    for (const one of [bob, eve]) await spend(test, one, { dollars: 12 });
    await settle(test);
    await spend(test, eve, { dollars: 9 });
    await settle(test);
    expect((await own(eve)).keep?.amount).toBe(0);
    test.clock.advance(100 * DAY_MS);
    await settle(test);
    const later = { bob: await newSession(bob), eve: await newSession(eve) };
    expect(await own(later.bob)).toMatchObject({ current: { id: 1 }, counted_spend: 2 });
    expect((await told(later.bob))[0]).toMatchObject({ kind: 'grade_fell', grade: 'Bronze' });
    expect(await own(later.eve)).toMatchObject({ current: { id: 2 }, counted_spend: 10.55 });
    expect((await told(later.eve))[0]).toMatchObject({ kind: 'grade_kept', grade: 'Silver' });
  });

  it('at once where a payment is taken back, and is had again once the debt is paid', async () => {
    const cy = await newPayer(test);
    const invoice = await invoiceIn(await askForFunds(cy, { amount: '12' }));
    await tellGateway(test, invoice, { kind: 'paid', cents: 1_200 });
    const { orders } = await placedIn(await place(cy, { orders: [line({ quantity: 12_000 })] }));
    await end(test, { id: orders[0]!.id, quantity: 12_000, delivered: 12_000 });
    await settle(test);
    expect((await own(cy)).current?.id).toBe(2);
    await tellGateway(test, invoice, { kind: 'refunded', cents: 500 });
    await runJobs(test, settleOne);
    expect(await own(cy)).toMatchObject({ current: { id: 1 }, counted_spend: 7 });
    expect((await told(cy))[0]).toMatchObject({ kind: 'grade_lost', grade: 'Bronze' });
    await giveMoney(test, cy, 5_000_000n);
    await runJobs(test, settleOne);
    expect((await own(cy)).current?.id).toBe(2);
  });
});

/** Sessions end long before grades do. */
async function newSession(actor: CustomerActor): Promise<CustomerActor> {
  const authorization = await logInAs(test.deps, actor.instance.id, actor);
  const request: CustomerActor['request'] = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', authorization);
    return test.request(path, { ...init, headers, host: actor.instance.host });
  };
  return { ...actor, authorization, request };
}

describe('the discount of a grade', () => {
  const costOf = async (actor: CustomerActor, body: object = {}) => {
    const answer = await actor.post('/api/v1/orders/total-cost', { services: [line()], ...body });
    return ((await answer.json()) as { data: TotalCost }).data;
  };

  it('is a line of the quote, before the coupon, and no matter of the shared price', async () => {
    const fay = await newPayer(test);
    await putOn(test, fay, 3);
    const cost = await costOf(fay);
    expect(cost.total).toBe('0.875');
    expect(cost.items[0]?.services[0]?.lines).toMatchObject([
      { kind: 'base', amount: '1' },
      { kind: 'grade', amount: '-0.125' },
    ]);
    const shared = await fay.request('/api/v1/services/107/cost?quantity=1000');
    expect(await shared.json()).toMatchObject({ data: { cost: '1' } });
    const guest = await test.request('/api/v1/orders/total-cost', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ services: [line()] }),
    });
    expect(await guest.json()).toMatchObject({ data: { total: '1' } });
  });

  it('can be switched off by itself, while the grade stays', async () => {
    const gil = await newPayer(test);
    await putOn(test, gil, 3);
    await openGrades(test, { settings: { gradeDiscountsEnabled: false } });
    expect((await costOf(gil)).total).toBe('1');
    expect(await own(gil)).toMatchObject({ current: { id: 3 }, grade_discounts_enabled: false });
    await openGrades(test);
    expect((await costOf(gil)).total).toBe('0.875');
  });

  it('gives back of an order what was paid for it, whatever the grade is since', async () => {
    const hal = await newPayer(test);
    await putOn(test, hal, 3);
    await giveMoney(test, hal, 10_000_000n);
    const { orders } = await placedIn(await place(hal, { orders: [line({ quantity: 8_000 })] }));
    expect(orders[0]?.cost).toBe('7');
    await putOn(test, hal, null);
    await end(test, { id: orders[0]!.id, quantity: 8_000, delivered: 2_000 });
    expect(await readOrder(hal, orders[0]?.id)).toMatchObject({ cost: '7', refunded: '5.25' });
  });
});

describe('an owner who changes the ladder', () => {
  it('lets in whoever has spent enough, and moves those whose grade is gone', async () => {
    const [ida, jo] = [await newPayer(test), await newPayer(test)];
    await spend(test, ida, { dollars: 7 });
    await spend(test, jo, { dollars: 31 });
    await settle(test);
    const [bronze, silver] = LADDER;
    await openGrades(test, { grades: [bronze!, { ...silver!, spending_goal: '7' }] });
    await runJobs(test, regrade);
    expect((await own(ida)).current?.id).toBe(2);
    expect(await own(jo)).toMatchObject({ current: { id: 2 }, next: null });
    expect((await told(jo))[0]).toMatchObject({ kind: 'grade_changed', grade: 'Silver' });
    await openGrades(test);
    await runJobs(test, regrade);
  });

  it('loses nobody by switching grades off and on', async () => {
    const kay = await newPayer(test);
    await openGrades(test, { settings: { gradesEnabled: false } });
    await spend(test, kay, { dollars: 12 });
    await settle(test);
    expect(await own(kay)).toMatchObject({ current: null, grades_enabled: false, changes: [] });
    await openGrades(test);
    await runJobs(test, regrade);
    expect((await own(kay)).current?.id).toBe(2);
  });
});

describe('a grade that staff give', () => {
  const give = (id: bigint, body: object, by: CustomerActor) =>
    by.post(`/api/v1/staff/customers/${id}/grade`, body);
  const dayIn = (days: number) =>
    new Date(test.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const reason = 'A partner of ours';

  it('holds to the end of its day, for a reason that stays with who has given it', async () => {
    const lou = await newPayer(test);
    const given = { grade_id: 3, until: dayIn(7), reason };
    const staff = await freshPost(await newSession(test.actors.staffOfA));
    expect((await give(lou.id, given, staff)).status).toBe(204);
    expect(await own(lou)).toMatchObject({ current: { id: 3 }, is_given: true, keep: null });
    expect((await told(lou))[0]).toMatchObject({ kind: 'grade_given', grade: 'Gold' });
    const page = await read<{ grade: object; deeds: object[] }>(
      staff,
      `/api/v1/staff/customers/${lou.id}`,
    );
    expect(page.grade).toMatchObject({
      ...{ current: { id: 3, name: 'Gold' }, given: { by: 'Ada Brook', reason } },
      ladder: [{ id: 1 }, { id: 2 }, { id: 3 }],
    });
    expect(page.deeds[0]).toMatchObject({
      action: 'customer.grade_given',
      details: { reason, before: 'Bronze', after: 'Gold' },
    });
    test.clock.advance(8 * DAY_MS);
    await settle(test);
    const later = await newSession(lou);
    expect(await own(later)).toMatchObject({ current: { id: 1 }, is_given: false });
    expect((await told(later))[0]).toMatchObject({ kind: 'grade_changed', grade: 'Bronze' });
  });

  it('is taken back by staff, and once only', async () => {
    const max = await newPayer(test);
    const { staffOfA, ownerOfA } = test.actors;
    const staff = await freshPost(await newSession(staffOfA));
    await give(max.id, { grade_id: 3, until: dayIn(30), reason }, staff);
    const path = `/api/v1/staff/customers/${max.id}/grade/end`;
    const owner = await freshPost(await newSession(ownerOfA));
    expect((await owner.post(path, { reason: 'A mistake' })).status).toBe(204);
    expect((await own(max)).current?.id).toBe(1);
    expect((await owner.post(path, { reason: 'A mistake' })).status).toBe(409);
  });

  it.each([
    ['without a reason', { grade_id: 2, until: 7 }, 'reason'],
    ['that is none', { grade_id: 77, until: 7, reason }, 'grade_id'],
    ['for a day that is over', { grade_id: 2, until: -2, reason }, 'until'],
    ['for ever', { grade_id: 2, until: 900, reason }, 'until'],
  ])('is refused %s', async (_what, { until, ...body }, field) => {
    const ned = await newPayer(test);
    const staff = await freshPost(await newSession(test.actors.staffOfA));
    const answer = await give(ned.id, { ...body, until: dayIn(until) }, staff);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  it('is refused for a day that no calendar has', async () => {
    const day = `${test.clock.now().getUTCFullYear() + 1}-02-30`;
    const staff = await freshPost(await newSession(test.actors.staffOfA));
    const answer = await give(
      (await newPayer(test)).id,
      { grade_id: 2, until: day, reason },
      staff,
    );
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { until: [expect.any(String)] } });
  });

  it('is neither for oneself nor for customers of others', async () => {
    const staff = await freshPost(await newSession(test.actors.staffOfA));
    const body = { grade_id: 2, until: dayIn(7), reason };
    expect(await (await give(staff.id, body, staff)).json()).toMatchObject({ code: 'own_account' });
    expect((await give(test.actors.customerOfB.id, body, staff)).status).toBe(404);
  });
});

const freshPost = async (actor: CustomerActor): Promise<CustomerActor> => ({
  ...actor,
  post: (path, body = {}) =>
    actor.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
});

it('pays an invoice at the price that the form has said', async () => {
  const pia = await newPayer(test);
  await putOn(test, pia, 2);
  const body = { payment_method_id: SANDBOX_METHOD, orders: [line({ quantity: 20_000 })] };
  const { payment } = await placedIn(await place(pia, { ...body, expected_total: '19' }));
  expect(payment?.amount).toBe('19');
});
