import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CustomerActor } from '#core/testing/actors.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { eraseReviews, exportReviews } from './export-reviews.ts';
import { recordOrdered } from './record-ordered.ts';

let test: TestCore;
let instanceId: number;
let staff: CustomerActor;
beforeAll(async () => {
  test = await testCore();
  instanceId = test.instances.a.id;
  staff = test.actors.staffOfA;
});
afterAll(() => test.close());

const PATH = '/api/v1/staff/reviews';

/** A customer who has said something about a service, and the number of that. */
async function reviewer(serviceId: number, rating = 5, comment = 'Good') {
  const author = await newPayer(test, { name: 'Ada Brook' });
  const customerId = BigInt(author.id);
  const ordered = { instanceId, customerId, serviceId, at: test.clock.now() };
  await test.db.inInstance(instanceId, (trx) => recordOrdered(trx, ordered));
  const write = (words: string, stars = rating) =>
    author.post('/api/v1/my-services/reviews', {
      reviews: [{ service_id: serviceId, rating: stars, comment: words }],
    });
  expect((await write(comment)).status).toBe(200);
  const { id } = await test.db.inInstance(instanceId, (trx) =>
    trx
      .selectFrom('reviews')
      .select('id')
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow(),
  );
  return { author, customerId, id, write };
}

const send = (path: string, { method = 'PUT', body = {}, by = staff } = {}) =>
  by.request(`${PATH}/${path}`, {
    ...{ method, body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json' },
  });
const hide = (id: bigint, reason?: string) => staff.post(`${PATH}/${id}/hide`, { reason });
const answer = (id: bigint, text?: string, more: object = {}) =>
  send(`${id}/answer`, { body: { text, ...more } });

async function dataIn<T>(from: Promise<Response> | Response): Promise<T> {
  return ((await (await from).json()) as { data: T }).data;
}
const codeOf = async (from: Promise<Response>) =>
  ((await (await from).json()) as { code: string }).code;

const publicOf = async (serviceId: number) => {
  const { data, meta } = (await (
    await test.request(`/api/v1/services/${serviceId}/reviews`)
  ).json()) as { data: { comment: string; answer: unknown }[]; meta: object };
  return { meta, said: data.map(({ comment, answer: told }) => [comment, told]) };
};
const own = async (author: CustomerActor) => {
  const [one] = await dataIn<{ review: object }[]>(author.request('/api/v1/my-services'));
  return one?.review;
};
const toldTo = async (author: CustomerActor) =>
  (await dataIn<{ kind: string; reason: string | null }[]>(author.request('/api/v1/notices'))).map(
    ({ kind, reason }) => [kind, reason],
  );
const noted = (of: bigint) =>
  test.db.inInstance(instanceId, async (trx) => {
    const rows = await trx
      .selectFrom('audit_log')
      .select(['action', 'staff_id', 'details'])
      .where('action', 'like', 'review.%')
      .where('customer_id', '=', of)
      .orderBy('id')
      .execute();
    return rows.map(({ action, staff_id: by, details }) => [action, by === staff.id, details]);
  });

describe('a hidden review', () => {
  it('is seen by its author alone, who is told why, and counts no more', async () => {
    const bad = await reviewer(101, 1, 'Rude words');
    await reviewer(101, 5, 'Fine');
    expect(await publicOf(101)).toMatchObject({ meta: { reviews_count: 2, rating: 3 } });
    expect((await hide(bad.id, ' Insults ')).status).toBe(204);
    expect(await publicOf(101)).toEqual({
      meta: { next: null, reviews_count: 1, rating: 5 },
      said: [['Fine', null]],
    });
    const latest = await dataIn<{ comment: string }[]>(test.request('/api/v1/reviews'));
    expect(latest.map(({ comment }) => comment)).toEqual(['Fine']);
    expect(await own(bad.author)).toEqual({
      ...{ rating: 1, comment: 'Rude words', answer: null },
      ...{ is_hidden: true, hidden_reason: 'Insults' },
    });
    expect(await toldTo(bad.author)).toEqual([['review_hidden', 'Insults']]);
    const review = { review: String(bad.id), service: 101 };
    expect(await noted(bad.customerId)).toEqual([
      ['review.hidden', true, { ...review, reason: 'Insults' }],
    ]);
  });

  it('stays hidden when it is written anew, and counts again once it is shown', async () => {
    const { author, id, write, customerId } = await reviewer(102, 2);
    await hide(id, 'Insults');
    await write('Politer', 4);
    expect((await publicOf(102)).meta).toMatchObject({ reviews_count: 0, rating: null });
    expect((await send(`${id}/show`, { method: 'POST' })).status).toBe(204);
    expect(await publicOf(102)).toMatchObject({ meta: { rating: 4 }, said: [['Politer', null]] });
    expect(await own(author)).toMatchObject({ is_hidden: false, hidden_reason: null });
    expect((await send(`${id}/show`, { method: 'POST' })).status).toBe(204);
    expect((await noted(customerId)).map(([action]) => action)).toEqual([
      'review.hidden',
      'review.shown',
    ]);
    expect((await toldTo(author)).map(([kind]) => kind)).toEqual(['review_shown', 'review_hidden']);
  });

  it('is hidden for one reason: the same again is once, another is refused', async () => {
    const { author, id } = await reviewer(103);
    await hide(id, 'Insults');
    expect((await hide(id, 'Insults')).status).toBe(204);
    expect(await codeOf(hide(id, 'Spam'))).toBe('already_decided');
    expect(await toldTo(author)).toHaveLength(1);
  });

  it('takes no answer', async () => {
    const { author, id } = await reviewer(103);
    await hide(id, 'Insults');
    expect(await codeOf(answer(id, 'Sorry'))).toBe('already_decided');
    expect(await own(author)).toMatchObject({ answer: null });
  });
});

describe('an answer', () => {
  it('stands below the review for everybody, and its author is told once', async () => {
    const { author, id, customerId } = await reviewer(102, 3, 'Slow');
    expect((await answer(id, '  We are\r\nsorry. ')).status).toBe(204);
    const at = test.clock.now().toISOString();
    const said = { text: 'We are\nsorry.', at };
    expect((await publicOf(102)).said[0]).toEqual(['Slow', said]);
    expect(await own(author)).toMatchObject({ answer: said, is_hidden: false });
    const [latest] = await dataIn<{ answer: object }[]>(test.request('/api/v1/reviews'));
    expect(latest?.answer).toEqual(said);
    test.clock.advance(1_000);
    await answer(id, 'We are very sorry.', { answered_at: at });
    expect((await publicOf(102)).said[0]).toMatchObject(['Slow', { text: 'We are very sorry.' }]);
    expect((await toldTo(author)).map(([kind]) => kind)).toEqual(['review_answered']);
    await send(`${id}/answer`, { method: 'DELETE' });
    await send(`${id}/answer`, { method: 'DELETE' });
    expect((await publicOf(102)).said[0]).toEqual(['Slow', null]);
    expect((await noted(customerId)).map(([action]) => action)).toEqual([
      ...['review.answered', 'review.answered', 'review.answer_removed'],
    ]);
  });

  it('is not written over by who has not seen it', async () => {
    const { id } = await reviewer(107, 3, 'Slow');
    await answer(id, 'First', { answered_at: null });
    expect(await codeOf(answer(id, 'Second', { answered_at: null }))).toBe('already_decided');
    expect((await publicOf(107)).said[0]).toMatchObject(['Slow', { text: 'First' }]);
  });

  it('is looked at again once the review has been changed', async () => {
    const { id, write } = await reviewer(107);
    const state = async () => {
      const row = await test.db.inInstance(instanceId, (trx) =>
        trx
          .selectFrom('reviews')
          .select('list_state')
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      );
      return row.list_state;
    };
    expect(await state()).toBe('unanswered');
    await answer(id, 'Thank you');
    expect(await state()).toBe('answered');
    test.clock.advance(1_000);
    await write('Changed my mind');
    expect(await state()).toBe('unanswered');
    await answer(id, 'Thank you');
    expect(await state()).toBe('answered');
    await hide(id, 'Insults');
    expect(await state()).toBe('hidden');
  });
});

it.each([
  ['hide', 'POST', { reason: '' }, 'reason'],
  ['hide', 'POST', { reason: 'x'.repeat(501) }, 'reason'],
  ['hide', 'POST', {}, 'reason'],
  ['answer', 'PUT', { text: ' ' }, 'text'],
  ['answer', 'PUT', { text: 'x'.repeat(2_001) }, 'text'],
  ['answer', 'PUT', {}, 'text'],
  ['answer', 'PUT', { text: 'Thanks', answered_at: 'soon' }, 'answered_at'],
])('%s by %s refuses %j', async (deed, method, body, field) => {
  const { id, author } = await reviewer(101);
  const refused = await send(`${id}/${deed}`, { method, body });
  expect(refused.status).toBe(422);
  expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual([field]);
  expect(await own(author)).toMatchObject({ is_hidden: false, answer: null });
});

it('is decided by those of the shop with the permission alone', async () => {
  const { id } = await reviewer(101);
  const { customerOfA, staffOfB } = test.actors;
  for (const by of [customerOfA, staffOfB]) {
    for (const [deed, method] of [
      ...([
        ['hide', 'POST'],
        ['show', 'POST'],
        ['answer', 'PUT'],
        ['answer', 'DELETE'],
      ] as const),
    ]) {
      const sent = { method, body: { reason: 'Mine', text: 'Mine' }, by };
      expect((await send(`${id}/${deed}`, sent)).status).toBe(404);
    }
  }
  for (const none of ['x', '0', '9'.repeat(30)]) {
    expect((await send(`${none}/show`, { method: 'POST' })).status).toBe(404);
  }
});

it('tells those who keep pages of the service that it changed', async () => {
  const { id } = await reviewer(101);
  const heard: string[] = [];
  const stop = await test.db.listen('catalogue', (payload) => heard.push(payload));
  await hide(id, 'Insults');
  await expect
    .poll(() => heard.map((one) => JSON.parse(one) as object))
    .toMatchObject([{ instanceId, hosts: [test.instances.a.host] }]);
  await stop();
});

it('is taken away and erased with the data of its author, without who of the staff it was', async () => {
  const { id, customerId } = await reviewer(105, 2, 'Slow');
  await answer(id, 'We are sorry');
  await hide(id, 'Insults');
  const customer = { instanceId, customerId };
  const kept = await test.db.inInstance(instanceId, (trx) => exportReviews(trx, customer));
  expect(kept.reviews).toMatchObject([
    { answer: 'We are sorry', hidden_reason: 'Insults', state: 'hidden', comment: 'Slow' },
  ]);
  expect(Object.keys(kept.reviews[0] ?? {})).not.toContain('hidden_by');
  await test.db.inInstance(instanceId, (trx) => eraseReviews(trx, customer));
  const left = await test.db.inInstance(instanceId, (trx) =>
    trx.selectFrom('reviews').select('id').where('id', '=', id).execute(),
  );
  expect(left).toEqual([]);
});
