import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterServices, prepareCatalogue } from './filter-services.pure.ts';
import { anyCatalogue, anyFilters, naiveFilter, snapshotOf } from './testing/naive-filter.ts';

describe('the filter of the catalogue', () => {
  it('finds what a naive reader finds, in the same order, whole and in stretches', () => {
    let matches = 0;
    fc.assert(
      fc.property(
        anyCatalogue,
        fc.array(anyFilters, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 5 }),
        (services, asked, of) => {
          const prepared = prepareCatalogue(snapshotOf(services));
          // A worker has a copy of its own.
          const copy = prepareCatalogue(structuredClone(prepared.snapshot));
          for (const wanted of asked) {
            const found = filterServices(prepared, wanted);
            expect(found.map((at) => services[at]?.id)).toEqual(naiveFilter(services, wanted));
            const parts = Array.from({ length: of }, (_, part) =>
              filterServices(copy, wanted, { part, of }),
            );
            expect(parts.flat()).toEqual(found);
            matches += found.length;
          }
        },
      ),
      { numRuns: 300 },
    );
    // A filter that finds nothing at all would agree with itself.
    expect(matches).toBeGreaterThan(300);
  });
});
