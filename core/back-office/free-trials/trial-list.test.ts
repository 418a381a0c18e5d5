// On PostgreSQL: its planner has to find the indexes of the list, as the application's role.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import {
  approve,
  ask,
  AT_ONCE,
  newLink,
  openQuests,
  PROVEN,
  refuse,
  take,
  track,
  trialIn,
} from '#core/growth/free-trials/testing/quests.ts';
import { openShop } from '#core/ordering/orders/testing/buyer.ts';
import { readListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import { explainList } from '#core/platform/lists/testing/explain-list.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { TRIAL_FIELDS } from './trial-fields.pure.ts';
import type { ListedStaffTrial, StaffTrial } from './trial-list.contract.ts';
import { trialSource } from './trial-list.store.ts';

const PATH = '/api/v1/staff/free-trials';

let test: TestCore;
let staff: CustomerActor;
let ada: CustomerActor;
let grace: CustomerActor;
/** What Ada has refused, Grace waits for, Ada has at once and Grace has begun. */
let ids: number[];
const url = newLink();

const find = async (q: string, by = staff): Promise<ListedStaffTrial[]> => {
  const answer = await by.request(`${PATH}?q=${encodeURIComponent(q)}`);
  expect(answer.status, q).toBe(200);
  return ((await answer.json()) as { data: ListedStaffTrial[] }).data;
};

const one = async (id: number | undefined, by = staff): Promise<StaffTrial> => {
  const answer = await by.request(`${PATH}/${id}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: StaffTrial }).data;
};

beforeAll(async () => {
  test = await testCore();
  await openShop(test);
  await openQuests(test);
  staff = await newPayer(test, { roles: ['staff'], name: 'Sam Desk' });
  ada = await newPayer(test, { name: 'Ada Ship' });
  grace = await newPayer(test, { name: 'Grace Wharf' });
  const refused = await trialIn(await ask(ada, { url }));
  await refuse(staff, refused.id, { reason: 'No proof' });
  const waiting = await trialIn(await ask(grace, { url }));
  const granted = await trialIn(await take(ada));
  const begun = await trialIn(await track(grace, AT_ONCE));
  ids = [refused, waiting, granted, begun].map(({ id }) => id);
});
afterAll(() => test.close());

describe('the list of free trials', () => {
  it('says who has asked for what, and what became of it', async () => {
    const customer = { id: Number(ada.id), name: 'Ada Ship', email: ada.email };
    expect(await find('')).toMatchObject([
      { id: ids[3], status: 'tracked', url: null },
      { id: ids[2], status: 'approved', customer, quantity: 1_000 },
      { id: ids[1], status: 'in_moderation', url, proof_url: 'https://proof.example/1' },
      { id: ids[0], status: 'refused', quest: { id: PROVEN, name: 'Quest 1' }, customer },
    ]);
  });

  it.each<[string, () => string, number[]]>([
    ['status', () => 'status:in_moderation', [1]],
    ['statuses', () => 'status:refused,approved', [2, 0]],
    ['customer', () => `customer:${grace.email}`, [3, 1]],
    ['quest', () => `quest:${AT_ONCE}`, [3, 2]],
    ['number', () => `#${ids[2]}`, [2]],
    ['a word of a link', () => 'proof.example', [1, 0]],
    ['nothing', () => 'status:expired', []],
  ])('is found by %s', async (_, q, places) => {
    expect((await find(q())).map(({ id }) => id)).toEqual(places.map((at) => ids[at]));
  });

  it('is of one brand alone, and not for whoever may not decide', async () => {
    expect(await find('', test.actors.staffOfB)).toEqual([]);
    expect((await ada.request(PATH)).status).toBe(404);
    expect((await test.actors.staffOfB.request(`${PATH}/${ids[0]}`)).status).toBe(404);
  });

  it('is a file without names and links', async () => {
    const answer = await staff.request(`${PATH}/export`);
    expect(answer.status).toBe(200);
    const lines = (await answer.text()).trim().split(/\r?\n/);
    expect(lines).toHaveLength(5);
    expect(lines.join()).not.toMatch(/https:|Ada/);
  });

  it.each([
    ['status:in_moderation', 'free_trials_by_status'],
    ['quest:1', 'free_trials_by_quest'],
    ['customer:1', 'free_trials_of_customer'],
    ['service:107', 'free_trials_by_service'],
  ])('where %s is read by its index, from either end', async (q, index) => {
    const instanceId = test.instances.a.id;
    const query = readListQuery(q, TRIAL_FIELDS);
    for (const direction of ['asc', 'desc'] as const) {
      const sort = { by: 'created', direction } as const;
      const source = trialSource({ instanceId, query, sort });
      const plan = await explainList(test.db, instanceId, source);
      expect(plan).toContain(index);
      expect(plan).not.toMatch(
        /Seq Scan|Sort|Filter: .*(status|quest_id|service_id|customer_id) =/,
      );
    }
  });
});

describe('a trial before staff', () => {
  it('has what its customer and its link have had', async () => {
    expect(await one(ids[1])).toMatchObject({
      ...{ id: ids[1], may: ['approve', 'refuse'], is_own: false, decided_by: null },
      customer: { name: 'Grace Wharf', is_frozen: false },
      others_of_customer: [{ id: ids[3] }],
      others_of_link: [{ id: ids[0], customer: { name: 'Ada Ship' }, status: 'refused' }],
    });
    expect(await one(ids[0])).toMatchObject({
      ...{ may: [], reason: 'No proof', decided_by: { name: 'Sam Desk' } },
      others_of_link: [{ id: ids[1] }],
    });
  });

  it('is counted among what waits until it is decided', async () => {
    const waiting = async () => {
      const answer = await staff.request('/api/v1/staff/waiting');
      const { data } = (await answer.json()) as { data: { list: string; count: number }[] };
      return data.find(({ list }) => list === 'trials')?.count;
    };
    expect(await waiting()).toBe(1);
    expect((await approve(staff, ids[1] ?? 0)).status).toBe(200);
    expect(await waiting()).toBe(0);
  });
});
