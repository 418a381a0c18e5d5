// On PostgreSQL: medians in raw SQL.
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serviceAnswer } from '#core/catalogue/services/catalogue.contract.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { DeliveryRecord } from './delivery.contract.ts';
import { recordDelivery, type Delivery } from './record-delivery.ts';
import { recordDrop } from './record-drop.ts';
import { refreshDeliveryRecords } from './refresh-records.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
beforeEach(() => forget());
afterAll(() => test.close());

const DAY_SECONDS = 24 * 60 * 60;
const OF_A = [101, 102, 105];

/** As if nothing had ever been delivered; what was answered before is of an older version. */
async function forget(): Promise<void> {
  await test.db.asSystem(async (trx) => {
    await trx.deleteFrom('deliveries').execute();
    await trx
      .updateTable('delivery_records')
      .set(({ eb }) => ({ orders_count: 0, version: eb('version', '+', 1) }))
      .execute();
  });
}

async function record(deliveries: readonly Delivery[]): Promise<void> {
  const [first] = deliveries;
  if (!first) return;
  await test.db.inInstance(first.instanceId, async (trx) => {
    for (const delivery of deliveries) await recordDelivery(trx, delivery);
  });
}

async function refresh(): Promise<void> {
  const prepared = refreshDeliveryRecords.prepare({});
  if ('refused' in prepared) throw new Error(prepared.refused);
  const { signal } = new AbortController();
  await prepared.run(test.deps, { id: 1n, instanceId: null, attempt: 1, signal });
}

async function recordOf(idOrSlug: number | string, host = test.instances.a.host) {
  const response = await test.request(`/api/v1/services/${idOrSlug}`, { host });
  expect(response.status).toBe(200);
  return serviceAnswer.parse(await response.json()).data.delivery_record;
}

function completed(own: Partial<Extract<Delivery, { outcome: 'completed' }>>): Delivery {
  const orderedAt = test.clock.now();
  const after = (seconds: number) => new Date(orderedAt.getTime() + seconds * 1000);
  return {
    ...{ instanceId: test.instances.a.id, orderId: 1n, serviceId: 101, orderedAt },
    ...{ outcome: 'completed', startedAt: after(60), completedAt: after(3_600), droppedPpm: 0 },
    ...own,
  };
}

const many = (count: number, own: Parameters<typeof completed>[0] = {}) =>
  Array.from({ length: count }, (_, at) => completed({ orderId: BigInt(at + 1), ...own }));

/** What a record has to be, said as plainly as possible. */
function naiveRecord(deliveries: readonly Delivery[]): DeliveryRecord | null {
  const latest = [...deliveries]
    .sort((a, b) => Number(b.orderedAt) - Number(a.orderedAt) || Number(b.orderId - a.orderId))
    .slice(0, 500);
  if (latest.length < 20) return null;
  const since = ({ orderedAt }: Delivery, end: Date) =>
    Math.floor((end.getTime() - orderedAt.getTime()) / 1000);
  const starts = latest.flatMap((one) => (one.startedAt ? since(one, one.startedAt) : []));
  const ends = latest.flatMap((one) => ('completedAt' in one ? since(one, one.completedAt) : []));
  const drops = latest.flatMap((one) => ('droppedPpm' in one ? (one.droppedPpm ?? []) : []));
  return {
    orders_count: latest.length,
    completed: ends.length / latest.length,
    dropped: naiveDrop(drops),
    start: naiveTimes(starts),
    completion: naiveTimes(ends),
  };
}

function naiveDrop(drops: number[]) {
  const parts = naiveTimes(drops);
  if (!parts) return null;
  const { median_seconds: median, p90_seconds: p90 } = parts;
  return { orders_count: drops.length, median: median / 1_000_000, p90: p90 / 1_000_000 };
}

function naiveTimes(seconds: number[]) {
  if (seconds.length < 20) return null;
  const sorted = [...seconds].sort((a, b) => a - b);
  // The first that at least such a part of all does not exceed.
  const reach = (tenths: number) =>
    sorted.find((_, at) => (at + 1) * 10 >= sorted.length * tenths) ?? -1;
  return { median_seconds: reach(5), p90_seconds: reach(9) };
}

const seconds = fc.integer({ min: 0, max: DAY_SECONDS });
const ended = fc.record({
  serviceId: fc.constantFrom(...OF_A),
  ago: seconds,
  started: fc.option(seconds),
  took: seconds,
  outcome: fc.constantFrom('completed', 'completed', 'completed', 'partial', 'failed', 'canceled'),
  droppedPpm: fc.constantFrom(undefined, 0, 0, 1, 333_333, 1_000_000),
});
type Ended = typeof ended extends fc.Arbitrary<infer T> ? T : never;

function deliveryOf(one: Ended, at: number): Delivery {
  const orderedAt = new Date(test.clock.now().getTime() - one.ago * 1000);
  const startedAt = one.started === null ? null : new Date(Number(orderedAt) + one.started * 1000);
  const { serviceId } = one;
  const drop = one.droppedPpm === undefined ? {} : { droppedPpm: one.droppedPpm };
  const shared = { instanceId: test.instances.a.id, orderId: BigInt(at + 1), serviceId, orderedAt };
  if (one.outcome === 'completed') {
    const began = startedAt ?? orderedAt;
    const completedAt = new Date(Number(began) + one.took * 1000);
    return { ...shared, outcome: 'completed', startedAt: began, completedAt, ...drop };
  }
  if (one.outcome === 'partial') return { ...shared, outcome: 'partial', startedAt, ...drop };
  return { ...shared, outcome: one.outcome as 'failed', startedAt };
}

describe('the delivery record of a service', () => {
  it('is what its latest deliveries come to, whenever they are counted', async () => {
    const times = fc.array(ended, { minLength: 30, maxLength: 150 });
    await fc.assert(
      fc.asyncProperty(times, times, async (first, second) => {
        await forget();
        const deliveries = [...first, ...second].map(deliveryOf);
        await record(deliveries.slice(0, first.length));
        await refresh();
        await record(deliveries.slice(first.length));
        // What was lost later is told later.
        const lost = deliveries[0];
        if (lost && 'droppedPpm' in lost) {
          lost.droppedPpm = 500_000;
          await record([lost]);
        }
        await refresh();
        for (const [at, name] of ['101', '102', 'alder-service-5'].entries()) {
          const own = deliveries.filter(({ serviceId }) => serviceId === OF_A[at]);
          expect(await recordOf(name)).toEqual(naiveRecord(own));
        }
      }),
      { numRuns: 8 },
    );
  });

  it('is made of the latest five hundred orders alone', async () => {
    const before = new Date(test.clock.now().getTime() - 60_000);
    const failed: Delivery[] = Array.from({ length: 20 }, (_, at) => ({
      ...{ instanceId: test.instances.a.id, orderId: BigInt(1_000 + at), serviceId: 101 },
      ...{ orderedAt: before, startedAt: null, outcome: 'failed' },
    }));
    await record([...failed, ...many(499)]);
    await refresh();
    expect(await recordOf(101)).toMatchObject({ orders_count: 500, completed: 499 / 500 });
  });

  it('says nothing with too few orders, and speaks with one more', async () => {
    await record(many(19));
    await refresh();
    expect(await recordOf(101)).toBe(null);
    await record([completed({ orderId: 20n })]);
    expect(await recordOf(101)).toBe(null);
    await refresh();
    expect(await recordOf(101)).toEqual({
      ...{ orders_count: 20, completed: 1, dropped: { orders_count: 20, median: 0, p90: 0 } },
      start: { median_seconds: 60, p90_seconds: 60 },
      completion: { median_seconds: 3_600, p90_seconds: 3_600 },
    });
  });

  it('says nothing of drops before enough were counted, and deepens them', async () => {
    await record(
      many(20).map(({ instanceId, orderId, serviceId, orderedAt, startedAt }) => ({
        ...{ instanceId, orderId, serviceId, orderedAt },
        ...{
          outcome: 'completed',
          startedAt: startedAt ?? orderedAt,
          completedAt: startedAt ?? orderedAt,
        },
      })),
    );
    await refresh();
    expect(await recordOf(101)).toMatchObject({ orders_count: 20, dropped: null });
    const instanceId = test.instances.a.id;
    const count = (orderId: bigint, droppedPpm: number) =>
      test.db.inInstance(instanceId, (trx) => recordDrop(trx, { instanceId, orderId, droppedPpm }));
    for (let id = 1n; id <= 20n; id += 1n) await count(id, id > 17n ? 300_000 : 10_000);
    // What was made up for was lost all the same.
    await count(20n, 0);
    await refresh();
    expect(await recordOf(101)).toMatchObject({
      dropped: { orders_count: 20, median: 0.01, p90: 0.3 },
    });
  });

  it('is never of another instance, not even with the same numbers of orders', async () => {
    const { a, b } = test.instances;
    await record(many(20));
    await record(many(20, { instanceId: b.id, serviceId: 201, droppedPpm: 250_000 }));
    await refresh();
    expect(await recordOf(101)).toMatchObject({ dropped: { median: 0 } });
    expect(await recordOf(201, b.host)).toMatchObject({ dropped: { median: 0.25 } });
    const seen = await test.db.inInstance(a.id, (trx) =>
      trx.selectFrom('deliveries').select('service_id').distinct().execute(),
    );
    expect(seen).toEqual([{ service_id: 101 }]);
    const foreign = completed({ orderId: 99n, serviceId: 201 });
    await expect(record([foreign])).rejects.toThrow(/foreign key/);
  });

  it.each<[string, Partial<Extract<Delivery, { outcome: 'completed' }>>]>([
    ['completed before it began', { startedAt: new Date(Date.UTC(2100, 0)) }],
    ['ordered after it began', { orderedAt: new Date(Date.UTC(2100, 0)) }],
    ['more lost than delivered', { droppedPpm: 1_000_001 }],
  ])('takes nothing that was %s', async (_what, own) => {
    await expect(record([completed(own)])).rejects.toThrow(/deliveries_/);
  });
});
