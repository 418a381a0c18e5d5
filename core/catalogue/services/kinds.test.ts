// On PostgreSQL: groups in raw SQL.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { serviceKindsAnswer } from './catalogue.contract.ts';
import { filterServices, prepareCatalogue } from './filter-services.pure.ts';
import { placesByKind } from './kinds.pure.ts';
import { hasFlag } from './snapshot.pure.ts';
import { anyCatalogue, anyFilters, snapshotOf } from './testing/naive-filter.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

async function kinds(query = '') {
  const response = await test.request(`/api/v1/service-kinds${query}`);
  expect(response.status).toBe(200);
  return serviceKindsAnswer.parse(await response.json());
}

describe('kinds of services', () => {
  it('have all that the filters find, each once, of one type and unit, in the order of the first', () => {
    fc.assert(
      fc.property(anyCatalogue, anyFilters, (services, filters) => {
        const { snapshot, ...prepared } = prepareCatalogue(snapshotOf(services));
        const found = filterServices({ snapshot, ...prepared }, filters);
        const grouped = placesByKind(snapshot, found);
        expect(grouped.flat().toSorted((a, b) => a - b)).toEqual(found.toSorted((a, b) => a - b));
        const unitOf = (at: number) => {
          const flags = snapshot.services.flags[at] ?? 0;
          const isWhole = hasFlag(flags, 'has_fixed_price');
          return [snapshot.services.type[at], isWhole, hasFlag(flags, 'is_package')].join(' ');
        };
        const units = grouped.map((places) => new Set(places.map(unitOf)));
        expect(units.every(({ size }) => size === 1)).toBe(true);
        expect(new Set(units.flatMap((unit) => [...unit])).size).toBe(grouped.length);
        const firsts = grouped.map(([at = -1]) => found.indexOf(at));
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
      }),
    );
  });

  it('are listed with their services, the most popular first', async () => {
    const { data, meta } = await kinds();
    expect(
      data.map(({ service_type, services }) => [service_type.slug, services.map(({ id }) => id)]),
    ).toEqual([
      ['alder-views', [101, 107]],
      ['alder-likes', [102]],
      // A package, which is bought as a whole.
      ['alder-views', [103]],
    ]);
    expect(meta).toMatchObject({ total: 3, services_total: 4, last_page: 1 });
  });

  it('have of each only what the filters find', async () => {
    const { data, meta } = await kinds('?ids=103,102&sort=price');
    expect(data.map(({ services }) => services.map(({ id }) => id))).toEqual([[102], [103]]);
    expect(meta.services_total).toBe(2);
  });

  it('come a page at a time', async () => {
    const { data, meta } = await kinds('?per_page=1&page=2');
    expect(data.map(({ service_type }) => service_type.slug)).toEqual(['alder-likes']);
    expect(meta).toMatchObject({ current_page: 2, last_page: 3, total: 3, from: 2, to: 2 });
    expect((await kinds('?page=9')).data).toEqual([]);
  });
});
