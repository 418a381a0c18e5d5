import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pagerPages } from './pager-pages.ts';

describe('the pages that a pager names', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('on page %i of %i', (current, total, pages) => {
    expect(pagerPages(current, total)).toEqual(pages);
  });

  test('never leave out the ends or where one is, nor put a gap for a single page', () => {
    const place = fc
      .integer({ min: 1, max: 400 })
      .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
    fc.assert(
      fc.property(place, ([current, total]) => {
        const pages = pagerPages(current, total);
        expect(pages).toContain(1);
        expect(pages).toContain(total);
        expect(pages).toContain(current);
        expect(pages.length).toBeLessThanOrEqual(7);
        pages.forEach((entry, index) => {
          const before = pages[index - 1];
          const after = pages[index + 1];
          if (entry === 'gap') {
            expect(Number(after) - Number(before)).toBeGreaterThan(2);
          } else if (typeof before === 'number') {
            expect(entry).toBe(before + 1);
          }
        });
      }),
    );
  });
});
