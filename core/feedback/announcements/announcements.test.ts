import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { giveMoney, openShop, place } from '#core/ordering/orders/testing/buyer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { halfWritten, inLanguage, stateOf } from './announcement-state.pure.ts';
import type { Announcement, ShownAnnouncement } from './announcement.contract.ts';

const PATH = '/api/v1/staff/announcements';
const DAY_MS = 86_400_000;

let test: TestCore;
let staff: CustomerActor;
beforeAll(async () => {
  test = await testCore();
  await openShop(test);
});
afterAll(() => test.close());
// Anew, as days pass here and sessions end.
beforeEach(async () => {
  staff = await newPayer(test, { roles: ['staff'] });
});

const said = { title: { en: 'Works' }, text: { en: 'We move.' } };
const listIn = async (answer: Response) => ((await answer.json()) as { data: Announcement[] }).data;
const add = async (body: object) => listIn(await staff.post(PATH, { ...said, ...body }));

async function clear(): Promise<void> {
  for (const { id } of await listIn(await staff.request(PATH))) {
    await staff.request(`${PATH}/${id}`, { method: 'DELETE' });
  }
}

/** What the panel shows them. */
async function shownTo(customer: CustomerActor, locale = 'en'): Promise<ShownAnnouncement[]> {
  const authorization = await logInAs(test.deps, test.instances.a.id, customer);
  const headers = { authorization };
  const answer = await test.request(`/api/v1/profile?locale=${locale}`, { headers });
  return ((await answer.json()) as { data: { announcements: ShownAnnouncement[] } }).data
    .announcements;
}
const titlesFor = async (customer: CustomerActor) =>
  (await shownTo(customer)).map(({ title }) => title);

describe('to whom', () => {
  it('is everyone, those who ordered lately or those of a grade', async () => {
    const [buyer, other] = [await newPayer(test), await newPayer(test)];
    await giveMoney(test, buyer, 10_000_000n);
    await place(buyer);
    await add({ title: { en: 'All' } });
    await add({ title: { en: 'Lately' }, audience: 'ordered', ordered_within_days: 7 });
    expect(await titlesFor(buyer)).toEqual(['Lately', 'All']);
    expect(await titlesFor(other)).toEqual(['All']);
    const refused = await staff.post(PATH, { ...said, audience: 'ordered' });
    expect(refused.status).toBe(422);
    const unknown = { ...said, audience: 'grade', grade_id: 999 };
    expect((await staff.post(PATH, unknown)).status).toBe(422);
    await clear();
  });

  it('is nobody any more who has ordered too long ago', async () => {
    const buyer = await newPayer(test);
    await giveMoney(test, buyer, 10_000_000n);
    await place(buyer);
    test.clock.advance(3_600_000);
    await add({ audience: 'ordered', ordered_within_days: 1 });
    expect(await titlesFor(buyer)).toEqual(['Works']);
    test.clock.advance(DAY_MS);
    expect(await titlesFor(buyer)).toEqual([]);
    staff = await newPayer(test, { roles: ['staff'] });
    await clear();
  });

  it('stops at the brand, and at customers', async () => {
    const { staffOfB } = test.actors;
    const [customerOfA, customerOfB] = [await newPayer(test), test.actors.customerOfB];
    const [one] = await add({});
    expect(await listIn(await staffOfB.request(PATH))).toEqual([]);
    const dismiss = (who: CustomerActor) =>
      who.post(`/api/v1/announcements/${one?.id}/dismiss`, {});
    expect((await dismiss(customerOfB)).status).toBe(404);
    expect((await customerOfA.request(PATH)).status).toBe(404);
    expect((await customerOfA.post(PATH, said)).status).toBe(404);
    await clear();
  });
});

describe('when', () => {
  it('begins, ends and is put away for good', async () => {
    const { clock } = test;
    const customer = await newPayer(test);
    const at = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString();
    const [one] = await add({ starts_at: at(0.5), ends_at: at(2), level: 'danger' });
    expect(one?.state).toBe('coming');
    expect(await titlesFor(customer)).toEqual([]);
    const dismiss = () => customer.post(`/api/v1/announcements/${one?.id}/dismiss`, {});
    expect((await dismiss()).status).toBe(404);
    clock.advance(DAY_MS / 2);
    staff = await newPayer(test, { roles: ['staff'] });
    expect(await titlesFor(customer)).toEqual(['Works']);
    expect((await dismiss()).status).toBeLessThan(300);
    expect((await dismiss()).status).toBeLessThan(300);
    expect(await titlesFor(customer)).toEqual([]);
    const other = await newPayer(test);
    expect(await titlesFor(other)).toEqual(['Works']);
    const [ended] = await listIn(await staff.post(`${PATH}/${one?.id}/end`, {}));
    expect(ended?.state).toBe('over');
    expect(await titlesFor(other)).toEqual([]);
    const backwards = { ...said, starts_at: at(2), ends_at: at(1) };
    expect((await staff.post(PATH, backwards)).status).toBe(422);
    await clear();
  });

  it('is refused where it would be over before anybody sees it', async () => {
    const ago = (days: number) =>
      new Date(test.clock.now().getTime() - days * DAY_MS).toISOString();
    const refused = await staff.post(PATH, { ...said, starts_at: ago(2), ends_at: ago(1) });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: { ends_at: [expect.any(String)] } });
  });

  it('begins at once where its beginning is taken away', async () => {
    const customer = await newPayer(test);
    const change = async (id: number | undefined) =>
      listIn(
        await staff.request(`${PATH}/${id}`, {
          ...{ method: 'PUT', headers: { 'content-type': 'application/json' } },
          body: JSON.stringify(said),
        }),
      );
    const tomorrow = new Date(test.clock.now().getTime() + DAY_MS).toISOString();
    const [one] = await add({ starts_at: tomorrow });
    expect(await titlesFor(customer)).toEqual([]);
    const begun = (await change(one?.id))[0];
    expect(begun).toMatchObject({ state: 'live', starts_at: test.clock.now().toISOString() });
    expect(await titlesFor(customer)).toEqual(['Works']);
    test.clock.advance(60_000);
    expect((await change(one?.id))[0]?.starts_at).toBe(begun?.starts_at);
    await clear();
  });

  it('shows no more than three, the gravest first', async () => {
    const customer = await newPayer(test);
    for (const level of ['info', 'danger', 'info', 'warning']) {
      await add({ level, title: { en: level } });
    }
    expect(await titlesFor(customer)).toEqual(['danger', 'warning', 'info']);
    await clear();
  });
});

describe('in which words', () => {
  it('falls back to English as a whole, and refuses half of a language', async () => {
    const customer = await newPayer(test);
    const german = { title: { en: 'Works', de: 'Umbau' }, text: { en: 'We move.', de: 'Umzug.' } };
    const [one] = await add(german);
    expect((await shownTo(customer, 'de'))[0]).toMatchObject({ title: 'Umbau', text: 'Umzug.' });
    expect((await shownTo(customer, 'fr'))[0]).toMatchObject({ title: 'Works', text: 'We move.' });
    const half = { ...said, title: german.title };
    const answer = await staff.post(PATH, half);
    expect(await answer.json()).toMatchObject({
      errors: { 'text.de': ['This field is required'] },
    });
    const changed = await staff.request(`${PATH}/${one?.id}`, {
      ...{ method: 'PUT', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ ...said, level: 'warning' }),
    });
    expect((await listIn(changed))[0]).toMatchObject({ level: 'warning', title: said.title });
    await clear();
    const actions = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('audit_log')
        .select('action')
        .distinct()
        .where('action', 'like', 'announcement.%')
        .orderBy('action')
        .execute(),
    );
    expect(actions.map(({ action }) => action.split('.')[1])).toEqual([
      ...['added', 'changed', 'deleted', 'ended'],
    ]);
  });

  it('is decided by pure rules', () => {
    const at = (text: string) => new Date(`2026-01-0${text}T00:00:00Z`);
    const period = { starts_at: at('2'), ends_at: at('4') };
    expect(['1', '2', '3', '4'].map((day) => stateOf(period, at(day)))).toEqual([
      ...['coming', 'live', 'live', 'over'],
    ]);
    expect(stateOf({ ...period, ends_at: null }, at('9'))).toBe('live');
    const half = { title: { en: 'a', de: 'b' }, body: { en: 'c' } };
    expect(inLanguage(half, 'de')).toEqual({ title: 'a', text: 'c' });
    expect(halfWritten({ title: half.title, text: half.body })).toEqual(['text.de']);
    expect(halfWritten({ title: half.body, text: half.title })).toEqual(['title.de']);
  });
});
