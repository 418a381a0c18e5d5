// On PostgreSQL: counts in raw SQL.
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serviceListAnswer } from '#core/catalogue/services/catalogue.contract.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { countCompanions } from '#core/catalogue/companions/count-companions.ts';
import { recordOrdered } from './record-ordered.ts';

let test: TestCore;
let customers: bigint[];
beforeAll(async () => {
  test = await testCore();
  customers = await addCustomers(8);
});
beforeEach(() =>
  test.db.asSystem(async (trx) => {
    await trx.deleteFrom('customer_services').execute();
    await trx.deleteFrom('service_companions').execute();
  }),
);
afterAll(() => test.close());

async function addCustomers(count: number): Promise<bigint[]> {
  const added: bigint[] = [];
  for (let at = 0; at < count; at += 1) {
    added.push((await addCustomer(test.deps, test.instances.a.id, {})).id);
  }
  return added;
}

interface Bought {
  customer: number;
  serviceId: number;
}

async function order(bought: readonly Bought[]): Promise<void> {
  const instanceId = test.instances.a.id;
  await test.db.inInstance(instanceId, async (trx) => {
    for (const { customer, serviceId } of bought) {
      const customerId = customers[customer] ?? 0n;
      await recordOrdered(trx, { instanceId, customerId, serviceId, at: test.clock.now() });
    }
  });
}

async function count(): Promise<void> {
  const prepared = countCompanions.prepare({});
  if ('refused' in prepared) throw new Error(prepared.refused);
  const { signal } = new AbortController();
  await prepared.run(test.deps, { id: 1n, instanceId: null, attempt: 1, signal });
}

async function companionsOf(serviceId: number): Promise<number[]> {
  const path = `/api/v1/services/${serviceId}/frequently-bought-together`;
  const response = await test.request(path);
  expect(response.status).toBe(200);
  return serviceListAnswer.parse(await response.json()).data.map(({ id }) => id);
}

const everybody = (serviceId: number, count = 5): Bought[] =>
  Array.from({ length: count }, (_, customer) => ({ customer, serviceId }));

describe('what is bought together', () => {
  it('is what so many customers have both ordered, whenever it is counted', async () => {
    const bought = fc.record({
      customer: fc.nat({ max: 7 }),
      serviceId: fc.constantFrom(101, 102, 103, 104, 105, 107),
    });
    const step = fc.oneof({ weight: 12, arbitrary: bought }, fc.constant('count' as const));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 80 }), async (steps) => {
        await test.db.asSystem(async (trx) => {
          await trx.deleteFrom('customer_services').execute();
          await trx.deleteFrom('service_companions').execute();
        });
        for (const one of steps) await (one === 'count' ? count() : order([one]));
        await count();
        const rows = await test.db.inInstance(test.instances.a.id, (trx) =>
          trx
            .selectFrom('service_companions')
            .select(['service_id', 'companion_id', 'customers_count'])
            .execute(),
        );
        const counted = rows.map((row) => Object.values(row).join(' '));
        expect(counted.sort()).toEqual(naivePairs(steps).sort());
      }),
      { numRuns: 15 },
    );
  });

  it('is shown from five customers on', async () => {
    await order([...everybody(101, 4), ...everybody(102, 4)]);
    await count();
    expect(await companionsOf(101)).toEqual([]);
    await order([...everybody(101), ...everybody(102)]);
    await count();
    expect(await companionsOf(101)).toEqual([102]);
    expect(await companionsOf(102)).toEqual([101]);
  });

  it('leaves out what is restricted, deactivated or not sold any more', async () => {
    await order([101, 104, 105, 106, 107].flatMap((id) => everybody(id)));
    await count();
    expect(await companionsOf(101)).toEqual([107]);
    const path = '/api/v1/services/105/frequently-bought-together';
    expect((await test.request(path)).status).toBe(404);
  });

  it('is not made of those who order of everything', async () => {
    const instanceId = test.instances.a.id;
    await order(everybody(101));
    await test.db.asSystem(async (trx) => {
      const { id: _, ...like } = await trx
        .selectFrom('services')
        .selectAll()
        .where('instance_id', '=', instanceId)
        .where('id', '=', 107)
        .executeTakeFirstOrThrow();
      const others = Array.from({ length: 100 }, (_, at) => ({
        ...like,
        id: 10_000 + at,
        slug: `other-${at}`,
      }));
      await trx.insertInto('services').values(others).execute();
    });
    const everything = Array.from({ length: 100 }, (_, at) => everybody(10_000 + at)).flat();
    await order(everything);
    await count();
    const rows = await test.db.asSystem((trx) =>
      trx.selectFrom('service_companions').selectAll().execute(),
    );
    expect(rows).toEqual([]);
  });
});

function naivePairs(steps: readonly (Bought | 'count')[]): string[] {
  const bought = new Map<number, Set<number>>();
  for (const step of steps) {
    if (step === 'count') continue;
    const own = bought.get(step.customer) ?? new Set();
    bought.set(step.customer, own.add(step.serviceId));
  }
  const counts = new Map<string, number>();
  for (const own of bought.values()) {
    for (const one of own) {
      for (const other of own) {
        const pair = `${one} ${other}`;
        if (one !== other) counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
    }
  }
  return [...counts].map(([pair, customers]) => `${pair} ${customers}`);
}
