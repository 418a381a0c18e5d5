// On PostgreSQL: its planner has to find the indexes of the list, as the application's role.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { recordOrdered } from '#core/feedback/reviews/record-ordered.ts';
import { readListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import { explainList } from '#core/platform/lists/testing/explain-list.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { REVIEW_FIELDS } from './review-fields.pure.ts';
import type { StaffReview } from './review-list.contract.ts';
import { reviewSource } from './review-list.store.ts';

const PATH = '/api/v1/staff/reviews';

let test: TestCore;
let staff: CustomerActor;
let ada: CustomerActor;
let grace: CustomerActor;
let ids: number[];

async function say(
  author: CustomerActor,
  { serviceId, rating, comment }: { serviceId: number; rating: number; comment?: string },
): Promise<void> {
  const instanceId = author.instance.id;
  const ordered = { instanceId, customerId: author.id, serviceId, at: test.clock.now() };
  await test.db.inInstance(instanceId, (trx) => recordOrdered(trx, ordered));
  const reviews = [{ service_id: serviceId, rating, comment }];
  expect((await author.post('/api/v1/my-services/reviews', { reviews })).status).toBe(200);
}

const find = async (q: string, more = '', by = staff): Promise<StaffReview[]> => {
  const answer = await by.request(`${PATH}?q=${encodeURIComponent(q)}${more}`);
  expect(answer.status, q).toBe(200);
  return ((await answer.json()) as { data: StaffReview[] }).data;
};

beforeAll(async () => {
  test = await testCore();
  staff = await newPayer(test, { roles: ['staff'], name: 'Sam Desk' });
  ada = await newPayer(test, { name: 'Ada Ship' });
  grace = await newPayer(test, { name: 'Grace Wharf' });
  await say(ada, { serviceId: 101, rating: 1, comment: 'Rude words' });
  await say(grace, { serviceId: 101, rating: 4 });
  await say(ada, { serviceId: 103, rating: 5, comment: 'Quick' });
  await say(test.actors.customerOfB, { serviceId: 201, rating: 2, comment: 'Of b' });
  ids = (await find('', '&sort=created')).map(({ id }) => id);
  const old = new Date(test.clock.now().getTime() - 40 * 24 * 60 * 60 * 1000);
  await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .updateTable('reviews')
      .set({ created_at: old })
      .where('id', '=', BigInt(ids[0] ?? 0))
      .execute(),
  );
  await staff.post(`${PATH}/${ids[0]}/hide`, { reason: 'Insults' });
  await staff.request(`${PATH}/${ids[2]}/answer`, {
    ...{ method: 'PUT', body: JSON.stringify({ text: 'Thank you' }) },
    headers: { 'content-type': 'application/json' },
  });
});
afterAll(() => test.close());

describe('the list of reviews', () => {
  it('says who said what of which service, and what the shop did with it', async () => {
    const by = { id: Number(staff.id), name: 'Sam Desk' };
    const at = test.clock.now().toISOString();
    const customer = { id: Number(ada.id), name: 'Ada Ship', email: ada.email };
    expect(await find('', '&locale=de')).toMatchObject([
      {
        ...{ id: ids[2], service: { id: 103 }, customer, author: 'Ada S.', rating: 5 },
        ...{ state: 'answered', answer: { text: 'Thank you', at, by }, hidden: null },
      },
      {
        ...{ id: ids[1], service: { id: 101, name: 'Alder-Dienst 1' }, comment: null },
        ...{ state: 'unanswered', answer: null, hidden: null },
      },
      { id: ids[0], state: 'hidden', hidden: { reason: 'Insults', at, by }, comment: 'Rude words' },
    ]);
  });

  it.each<[string, number[]]>([
    ['state:hidden', [0]],
    ['state:unanswered,answered', [2, 1]],
    ['stars:1', [0]],
    ['stars:>3', [2, 1]],
    ['stars:9', []],
    ['service:101', [1, 0]],
    ['service:101 state:unanswered', [1]],
    ['service:101 stars:4', [1]],
    ['service:>101', [2]],
    ['RUDE', [0]],
    ['"ada s" quick', [2]],
    ['thank', [2]],
    ['created:<2029-12-20', [0]],
    ['created:>2029-12-20 state:answered', [2]],
  ])('filters by "%s"', async (q, found) => {
    expect((await find(q)).map(({ id }) => id)).toEqual(found.map((at) => ids[at]));
  });

  it('finds those of a customer by number and by address, and one by its number', async () => {
    const of = async (q: string) => (await find(q)).map(({ id }) => id);
    expect(await of(`customer:${ada.id}`)).toEqual([ids[2], ids[0]]);
    expect(await of(`customer:${ada.email} state:hidden`)).toEqual([ids[0]]);
    expect(await of(`#${ids[1]}`)).toEqual([ids[1]]);
    expect(await of(`#${ids[1]} customer:${ada.id}`)).toEqual([]);
    expect((await staff.request(`${PATH}?q=state:lost`)).status).toBe(422);
  });

  it('is a file without names and words, which is kept who took it', async () => {
    const file = await staff.request(`${PATH}/export?q=service:103`);
    const text = await file.text();
    const [, line, ...others] = text.trimEnd().split('\r\n');
    expect(line).toMatch(new RegExp(`^${ids[2]},answered,5,103,${ada.id},`));
    expect(others).toEqual([]);
    expect(text).not.toMatch(/Quick|Thank|Ada/);
    const noted = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['staff_id', 'details'])
        .where('action', '=', 'reviews.exported')
        .execute(),
    );
    expect(noted).toEqual([{ staff_id: staff.id, details: { filter: 'service:103' } }]);
  });

  it('has each on its own, of one brand alone, for those who may hide and answer them', async () => {
    const one = await staff.request(`${PATH}/${ids[0]}`);
    expect(await one.json()).toMatchObject({ data: { id: ids[0], comment: 'Rude words' } });
    const { customerOfA, staffOfB } = test.actors;
    expect((await staffOfB.request(`${PATH}/${ids[0]}`)).status).toBe(404);
    expect((await find('', '', staffOfB)).map(({ comment }) => comment)).toEqual(['Of b']);
    for (const path of [`${PATH}/${ids[0]}`, PATH, `${PATH}/export`]) {
      expect((await customerOfA.request(path)).status).toBe(404);
    }
  });
});

it.each([
  ['', 'reviews_pkey'],
  ['state:hidden', 'reviews_by_list_state'],
  ['stars:1', 'reviews_by_rating'],
  ['service:107', 'reviews_by_service'],
  ['service:107 state:unanswered', 'reviews_by_service'],
  ['customer:12', 'reviews_by_customer'],
  ['customer:12 service:107', 'reviews_by_customer'],
  ['created:<2026-01-01', 'reviews_by_time'],
])('is read by an index for "%s", without a sort', async (q, index) => {
  const { id: instanceId } = test.instances.a;
  const query = readListQuery(q, REVIEW_FIELDS);
  for (const direction of ['asc', 'desc'] as const) {
    const sort = { by: 'created', direction } as const;
    const plan = await explainList(test.db, instanceId, reviewSource({ instanceId, query, sort }));
    expect(plan).toContain(index);
    expect(plan).not.toMatch(
      /Seq Scan|Sort|Filter: .*(list_state|service_id|customer_id|t\.rating) =/,
    );
  }
});
