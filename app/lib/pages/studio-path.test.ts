import { expect, test } from 'vitest';
import { isBackOfficePath, isStudioPath } from './studio-path.ts';

test.each([
  ['/studio', true],
  ['/studio/history/4', true],
  ['/studios', false],
  ['/staff/studio', false],
  ['/', false],
])('%s is of the studio: %s', (path, isStudio) => {
  expect(isStudioPath(path)).toBe(isStudio);
});

test.each([
  ['/studio/history/4', true],
  ['/staff', true],
  ['/staff/orders', true],
  ['/staffing', false],
  ['/orders/staff', false],
])('%s is for those who run the shop: %s', (path, isOfShop) => {
  expect(isBackOfficePath(path)).toBe(isOfShop);
});
