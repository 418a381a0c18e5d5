import { expect, test } from 'vitest';
import { qualityOf } from './quality.ts';

test.each([
  [0, 'bad'],
  [4.99, 'bad'],
  [5, 'normal'],
  [9.99, 'normal'],
  [10, 'good'],
  [40, 'good'],
])('%d percent is %s', (rate, quality) => expect(qualityOf(rate)).toBe(quality));
