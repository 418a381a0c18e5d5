import { expect, test } from 'vitest';
import { stepThrough } from './step-through.ts';

const KEYS = { previous: 'ArrowUp', next: 'ArrowDown' };

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowDown', -1, 3, 0],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', -1, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowLeft', 0, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
])('%s from place %i of %i leads to %s', (key, at, count, expected) => {
  expect(stepThrough(key, { at, count, ...KEYS })).toBe(expected);
});
