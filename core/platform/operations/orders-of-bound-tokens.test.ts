import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_METHOD } from '#core/billing/payments/testing/payer.ts';
import {
  DRIPPED,
  giveMoney,
  line,
  openShop,
  PLAIN,
  place,
  placedIn,
} from '#core/ordering/orders/testing/buyer.ts';
import { ENDPOINTS, newEndpoint, newHolder } from '#core/messaging/webhooks/testing/receiver.ts';
import { addToken } from '#core/resale/api-v2/testing/program.ts';
import { testCore } from '#core/testing/harness.ts';
import { operationsOf } from './handle.ts';
import type { Operation } from './operation.contract.ts';

const NAMED = /\{(orderId|dripFeedId)\}/;
const PER_PAGE = 20;

// A demo has a gateway.
const test = await testCore({ isDemo: true });
await openShop(test);
afterAll(() => test.close());
const holder = await newHolder(test);
await giveMoney(test, holder, 1_000_000_000n);

let links = 0;
const newLine = (own: object) => line({ url: `https://video.example/v=b${(links += 1)}`, ...own });
const order = async (own: object, body: object = {}) =>
  placedIn(await place(holder, { orders: [newLine(own)], ...body }));

const FEED = { service_id: DRIPPED, drip_feed: { numberOfRuns: 2, dripFeedMinutes: 60 } };
const plain = await order({ service_id: PLAIN });
const unpaid = await order({ service_id: PLAIN }, { payment_method_id: SANDBOX_METHOD });
const dripped = await order(FEED);
const plainIds = [plain.orders[0]!.id, unpaid.orders[0]!.id];
const drippedId = dripped.orders[0]!.id;
const feedId = dripped.drip_feeds[0]!.id;

const keyFor = async (...services: number[]) =>
  (await addToken(test, holder, { service_ids: services })).key;
const forPlain = await keyFor(PLAIN);
const forDripped = await keyFor(DRIPPED);
const forAll = await keyFor();

beforeEach(() => test.clock.advance(60_000));

function ask(key: string, path: string, { method, body = {} }: { method: string; body?: object }) {
  return test.request(path, {
    ...{ method, host: holder.instance.host, origin: { address: '192.0.2.7' } },
    headers: {
      ...{ authorization: `Bearer ${key}`, 'idempotency-key': crypto.randomUUID() },
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
}

async function read<T>(key: string, path: string): Promise<T> {
  const response = await ask(key, path, { method: 'GET' });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as T;
}

const takesToken = ({ who }: Operation) => 'token' in who && who.token !== undefined;
const ofOne = operationsOf(test.core).filter((one) => takesToken(one) && NAMED.test(one.path));

describe('a token for some services', () => {
  it.each(ofOne.map((operation) => ({ ...operation })))(
    '$id finds nothing of the others',
    async ({ method, path, public: example }) => {
      const call = { method, body: example?.body ?? {} };
      const isOfFeed = path.includes('{dripFeedId}');
      const [ids, other, own] = isOfFeed
        ? ([[feedId], forPlain, forDripped] as const)
        : ([plainIds, forDripped, forPlain] as const);
      for (const id of ids) {
        const named = path.replace(NAMED, String(id));
        const itself = `/api/v1/${isOfFeed ? 'drip-feeds' : 'orders'}/${id}`;
        const before = await read(forAll, itself);
        const response = await ask(other, named, call);
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ code: 'not_found' });
        expect(await read(forAll, itself)).toEqual(before);
      }
      const [paid] = ids;
      const response = await ask(own, path.replace(NAMED, String(paid)), call);
      expect(response.status).not.toBe(404);
    },
  );
});

describe('lists', () => {
  interface Listed {
    data: { id: number }[];
    recordsFiltered?: number;
    meta?: { next: string | null };
  }
  const idsOf = async (key: string, path: string) => {
    const { data } = await read<Listed>(key, path);
    return data.map(({ id }) => id).sort((a, b) => a - b);
  };
  const all = [...plainIds, drippedId].sort((a, b) => a - b);

  it.each(['/api/v1/orders', '/api/v1/orders/briefs'])('%s by ids', async (path) => {
    const named = `${path}?ids=${all.join()}`;
    expect(await idsOf(forPlain, named)).toEqual(plainIds);
    expect(await idsOf(forDripped, named)).toEqual([drippedId]);
    expect(await idsOf(await keyFor(PLAIN, DRIPPED), named)).toEqual(all);
    expect(await idsOf(forAll, named)).toEqual(all);
  });

  it('of orders have whole pages, and cursors that lead to the next', async () => {
    const more = await place(holder, {
      orders: Array.from({ length: PER_PAGE }, () => [
        newLine({ service_id: DRIPPED }),
        newLine({ service_id: PLAIN }),
      ]).flat(),
    });
    const placed = (await placedIn(more)).orders.length;
    expect(placed).toBe(2 * PER_PAGE);
    const first = await read<Listed>(forDripped, '/api/v1/orders');
    expect(first.data).toHaveLength(PER_PAGE);
    const next = `/api/v1/orders?cursor=${first.meta?.next}`;
    expect(await read<Listed>(forDripped, next)).toMatchObject({
      data: [{ id: drippedId }],
      meta: { next: null },
    });
  });

  it('of drip-feeds count no others', async () => {
    const path = '/api/v1/drip-feeds';
    const nothing = { data: [], recordsFiltered: 0, meta: { next: null } };
    expect(await read(forPlain, path)).toEqual(nothing);
    for (const key of [forDripped, forAll]) {
      expect(await read(key, path)).toMatchObject({ data: [{ id: feedId }], recordsFiltered: 1 });
    }
  });
});

it('tells a token of the webhooks about its services alone', async () => {
  const { id: endpointId } = await newEndpoint(holder, { types: ['order.created'] });
  await order({ service_id: PLAIN });
  await order({ service_id: DRIPPED });
  const path = `${ENDPOINTS}/${endpointId}/deliveries`;
  const idsFor = async (key: string) =>
    (await read<{ data: { id: number }[] }>(key, path)).data.map(({ id }) => id);
  const [ofDripped, ofPlain] = await idsFor(forAll);
  expect(await idsFor(forPlain)).toEqual([ofPlain]);
  expect(await idsFor(forDripped)).toEqual([ofDripped]);
  const answerTo = async (method: string, end: string) =>
    (await ask(forPlain, `${path}/${end}`, { method })).status;
  expect(await answerTo('GET', `${ofPlain}`)).toBe(200);
  expect(await answerTo('GET', `${ofDripped}`)).toBe(404);
  expect(await answerTo('POST', `${ofDripped}/replay`)).toBe(404);
});
