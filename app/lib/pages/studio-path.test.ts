import { expect, test } from 'vitest';
import { isStudioPath } from './studio-path.ts';

test.each([
  ['/studio', true],
  ['/studio/history/4', true],
  ['/studios', false],
  ['/staff/studio', false],
  ['/', false],
])('%s is of the studio: %s', (path, isStudio) => {
  expect(isStudioPath(path)).toBe(isStudio);
});
