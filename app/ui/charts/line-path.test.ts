import { expect, test } from 'vitest';
import { areaPath, linePath } from './line-path.ts';

const HOLED = [{ x: 0, y: 1 }, { x: 0.25, y: 0.5 }, undefined, { x: 1, y: 0.3333 }];

test('a line breaks where nothing was measured, and a lone point stays visible', () => {
  expect(linePath(HOLED)).toBe('M0 1000L250 500M1000 333.3h0');
  expect(linePath([])).toBe('');
  expect(linePath([undefined])).toBe('');
});

test('the ground below a line reaches to zero and leaves lone points out', () => {
  expect(areaPath(HOLED, 0.8)).toBe('M0 800L0 1000L250 500L250 800z');
});
