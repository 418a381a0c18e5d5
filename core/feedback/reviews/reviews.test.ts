// On PostgreSQL: reviews and ratings written at once.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore, type TestInstance } from '#core/testing/harness.ts';
import { authorName } from './author-name.ts';
import { eraseReviews } from './export-reviews.ts';
import { recordOrdered } from './record-ordered.ts';
import { myServicesAnswer, reviewsAnswer } from './review.contract.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

interface Shopper {
  id: bigint;
  order(serviceId: number): Promise<void>;
  get<T extends z.ZodType>(path: string, answer: T): Promise<z.infer<T>>;
  write(reviews: object[]): Promise<Response>;
}

async function newShopper(
  name = 'Ada Brook',
  instance: TestInstance = test.instances.a,
): Promise<Shopper> {
  const { id } = await addCustomer(test.deps, instance.id, { name });
  const authorization = await logInAs(test.deps, instance.id, { id });
  const headers = { authorization, 'content-type': 'application/json' };
  const { host } = instance;
  return {
    id,
    order: (serviceId) =>
      test.db.inInstance(instance.id, (trx) =>
        recordOrdered(trx, {
          instanceId: instance.id,
          customerId: id,
          serviceId,
          at: test.clock.now(),
        }),
      ),
    async get(path, answer) {
      const response = await test.request(path, { headers, host });
      expect(response.status, path).toBe(200);
      return answer.parse(await response.json());
    },
    write: (reviews) =>
      test.request('/api/v1/my-services/reviews?locale=de', {
        method: 'POST',
        headers,
        host,
        body: JSON.stringify({ reviews }),
      }),
  };
}

const mine = (shopper: Shopper, query = '') =>
  shopper.get(`/api/v1/my-services${query}`, myServicesAnswer);
const unreviewed = async (shopper: Shopper) =>
  (await shopper.get('/api/v1/my-services/without-reviews', myServicesAnswer)).data.map(
    ({ id }) => id,
  );
async function reviewsOf(service: number | string, query = '', host = test.instances.a.host) {
  const response = await test.request(`/api/v1/services/${service}/reviews${query}`, { host });
  expect(response.status).toBe(200);
  return reviewsAnswer.parse(await response.json());
}
const errorsOf = async (response: Response) =>
  Object.keys(((await response.json()) as { errors?: object }).errors ?? {});

describe('my services', () => {
  it('are what the customer has ordered, the latest first, also what is hidden from others', async () => {
    const ada = await newShopper();
    for (const id of [101, 105, 104]) {
      await ada.order(id);
      test.clock.advance(1_000);
    }
    await ada.order(101);
    const { data, meta } = await mine(ada, '?locale=de');
    expect(data.map(({ id }) => id)).toEqual([101, 104, 105]);
    expect(data).toMatchObject([
      { name: 'Alder-Dienst 1', review: null },
      { is_deactivated: true },
      { restricted_access: true },
    ]);
    expect(data[0]?.first_ordered_at).not.toBe(data[0]?.last_ordered_at);
    expect(meta).toEqual({ next: null });
  });

  it('come a page at a time, each once', async () => {
    const ada = await newShopper();
    for (const id of [101, 102, 103, 104, 107]) await ada.order(id);
    const seen: number[] = [];
    let after = '';
    for (;;) {
      const { data, meta } = await mine(ada, `?per_page=2${after}`);
      seen.push(...data.map(({ id }) => id));
      if (meta.next === null) break;
      after = `&after=${meta.next}`;
    }
    expect(seen).toEqual([107, 104, 103, 102, 101]);
  });

  it('leave out what is not sold any more', async () => {
    const ada = await newShopper();
    for (const id of [106, 101]) await ada.order(id);
    expect((await mine(ada)).data.map(({ id }) => id)).toEqual([101]);
  });

  it.each(['after=x', 'after=1-2-3', 'per_page=0', 'per_page=100', 'per_page=1e1'])(
    'are refused with %s',
    async (query) => {
      const { customerOfA } = test.actors;
      expect((await customerOfA.request(`/api/v1/my-services?${query}`)).status).toBe(422);
    },
  );

  it('take any place that can be written down', async () => {
    const { customerOfA } = test.actors;
    for (const after of ['0', '9'.repeat(18), `${'9'.repeat(18)}-9999999999`, '1-0']) {
      expect((await customerOfA.request(`/api/v1/my-services?after=${after}`)).status).toBe(200);
      expect(
        (await customerOfA.request(`/api/v1/services/101/reviews?after=${after}`)).status,
      ).toBe(200);
    }
  });
});

describe('a review', () => {
  it('is published at once, under a name that gives nobody away', async () => {
    const ada = await newShopper('Ada Maria Brook');
    await ada.order(102);
    await ada.order(103);
    expect(await unreviewed(ada)).toEqual([103, 102]);
    const answer = await ada.write([{ service_id: 102, rating: 4, comment: '  Fast. ' }]);
    expect(await answer.json()).toEqual({
      data: [{ service_id: 102, rating: 4, comment: 'Fast.' }],
    });
    expect(await unreviewed(ada)).toEqual([103]);
    const { data: named } = await mine(ada, '/without-reviews?service_ids=102,103');
    expect(named.map(({ id }) => id)).toEqual([103]);
    const { data, meta } = await reviewsOf(102);
    expect(data).toMatchObject([{ author: 'Ada B.', rating: 4, comment: 'Fast.', language: 'de' }]);
    expect(meta).toEqual({ next: null, reviews_count: 1, rating: 4 });
    const [first] = (await mine(ada)).data.filter(({ id }) => id === 102);
    expect(first?.review).toEqual({
      ...{ rating: 4, comment: 'Fast.', answer: null },
      ...{ is_hidden: false, hidden_reason: null },
    });
  });

  it('is one for each customer and service: written again, it is written anew', async () => {
    const [ada, bea] = [await newShopper(), await newShopper('Bea')];
    for (const shopper of [ada, bea]) await shopper.order(103);
    await ada.write([{ service_id: 103, rating: 1, comment: 'Slow' }]);
    await bea.write([{ service_id: 103, rating: 2 }]);
    await Promise.all([5, 5].map((rating) => ada.write([{ service_id: 103, rating }])));
    const { data, meta } = await reviewsOf(103);
    expect(data).toMatchObject([
      { author: 'B.', rating: 2, comment: null },
      { author: 'Ada B.', rating: 5, comment: null },
    ]);
    expect(meta).toMatchObject({ reviews_count: 2, rating: 3.5 });
  });

  it.each([
    ['never ordered', [{ service_id: 107, rating: 5 }], ['reviews.0.service_id']],
    ['of another instance', [{ service_id: 201, rating: 5 }], ['reviews.0.service_id']],
    ['not there', [{ service_id: 999, rating: 5 }], ['reviews.0.service_id']],
    [
      'named twice',
      [101, 101].map((service_id) => ({ service_id, rating: 5 })),
      ['reviews.1.service_id'],
    ],
    ['without stars', [{ service_id: 101, comment: 'Good' }], ['reviews.0.rating']],
    ['with half stars', [{ service_id: 101, rating: 4.5 }], ['reviews.0.rating']],
    ['with too many stars', [{ service_id: 101, rating: 6 }], ['reviews.0.rating']],
    [
      'too long',
      [{ service_id: 101, rating: 5, comment: 'x'.repeat(2_001) }],
      ['reviews.0.comment'],
    ],
    ['none', [], ['reviews']],
    [
      'partly wrong',
      [
        { service_id: 101, rating: 5 },
        { service_id: 107, rating: 5 },
      ],
      ['reviews.1.service_id'],
    ],
  ])(
    'that is %s is refused at its field and leaves nothing behind',
    async (_what, sent, fields) => {
      const [ada, other] = [await newShopper(), await newShopper()];
      await ada.order(101);
      // What somebody else has ordered is nothing that she may speak about.
      await other.order(107);
      const response = await ada.write(sent);
      expect(response.status).toBe(422);
      expect(await errorsOf(response)).toEqual(fields);
      expect(await unreviewed(ada)).toEqual([101]);
    },
  );

  it('is told of a restricted service to those only who know its address', async () => {
    const ada = await newShopper();
    await ada.order(105);
    await ada.write([{ service_id: 105, rating: 5 }]);
    expect((await reviewsOf('alder-service-5')).data).toHaveLength(1);
    expect((await test.request('/api/v1/services/105/reviews')).status).toBe(404);
  });

  it('is never told in another instance, nor whose it is', async () => {
    const { b } = test.instances;
    const [ada, bea] = [await newShopper('Grace Alder'), await newShopper('Bea Birch', b)];
    await ada.order(101);
    await bea.order(201);
    await ada.write([{ service_id: 101, rating: 5, comment: 'of a' }]);
    await bea.write([{ service_id: 201, rating: 1, comment: 'of b' }]);
    expect((await reviewsOf(101)).data.map(({ comment }) => comment)).toEqual(['of a']);
    expect((await reviewsOf(201, '', b.host)).data.map(({ comment }) => comment)).toEqual(['of b']);
    expect(JSON.stringify(await reviewsOf(101))).not.toContain('Alder');
    expect((await mine(await newShopper())).data).toEqual([]);
  });
});

describe('the rating of a service', () => {
  it('is that of its published reviews, whatever happens to them', async () => {
    const instanceId = test.instances.a.id;
    const shoppers = await Promise.all([1, 2, 3].map(() => newShopper()));
    for (const shopper of shoppers) await shopper.order(104);
    const step = fc.record({
      who: fc.nat({ max: 2 }),
      what: fc.constantFrom('write', 'hide', 'show', 'forget'),
      rating: fc.integer({ min: 1, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const { who, what, rating } of steps) {
          test.clock.advance(60_000);
          const shopper = shoppers[who];
          if (!shopper) continue;
          if (what === 'write') {
            expect((await shopper.write([{ service_id: 104, rating }])).status).toBe(200);
            continue;
          }
          await test.db.inInstance(instanceId, async (trx) => {
            const where = { customer_id: shopper.id, service_id: 104 };
            if (what === 'forget') {
              await trx
                .deleteFrom('reviews')
                .where((eb) => eb.and(where))
                .execute();
            } else {
              const state = what === 'hide' ? 'hidden' : 'published';
              await trx
                .updateTable('reviews')
                .set({ state })
                .where((eb) => eb.and(where))
                .execute();
            }
          });
        }
        const { data, meta } = await reviewsOf(104, '?per_page=50');
        const sum = data.reduce((total, { rating }) => total + rating, 0);
        expect(meta.reviews_count).toBe(data.length);
        expect(meta.rating).toBe(
          data.length === 0 ? null : Math.round((sum / data.length) * 100) / 100,
        );
      }),
      { numRuns: 25 },
    );
  });

  it('loses what a customer said who leaves', async () => {
    const ada = await newShopper();
    await ada.order(107);
    await ada.write([{ service_id: 107, rating: 1, comment: 'Farewell' }]);
    expect((await reviewsOf(107)).meta.reviews_count).toBe(1);
    const instanceId = test.instances.a.id;
    await test.db.inInstance(instanceId, (trx) =>
      eraseReviews(trx, { instanceId, customerId: ada.id }),
    );
    expect(await reviewsOf(107)).toEqual({
      data: [],
      meta: { next: null, reviews_count: 0, rating: null },
    });
  });
});

describe('reviews come a page at a time', () => {
  it('and none is missed or seen twice while others are written', async () => {
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => newShopper()));
    const [late, ...early] = shoppers;
    for (const [at, shopper] of early.entries()) {
      await shopper.order(101);
      await shopper.write([{ service_id: 101, rating: 5, comment: `no. ${at}` }]);
    }
    const first = await reviewsOf(101, '?per_page=3');
    await late?.order(101);
    await late?.write([{ service_id: 101, rating: 5, comment: 'late' }]);
    const second = await reviewsOf(101, `?per_page=90&after=${first.meta.next}`);
    const comments = [...first.data, ...second.data].map(({ comment }) => comment);
    expect(comments.slice(0, 4)).toEqual(['no. 3', 'no. 2', 'no. 1', 'no. 0']);
    expect(comments).not.toContain('late');
    expect(second.meta.next).toBe(null);
  });
});

describe('the name under a review', () => {
  it.each([
    ['Ada Brook', 'Ada B.'],
    ['  Ada   Maria  Brook ', 'Ada B.'],
    ['Ada', 'A.'],
    ['山田太郎', '山.'],
    ['नेहा शर्मा', 'नेहा श.'],
    ['👩‍🚀 Star', '👩‍🚀 S.'],
    ['', '–'],
  ])('of %j is %j', (name, author) => {
    expect(authorName(name)).toBe(author);
  });
});
