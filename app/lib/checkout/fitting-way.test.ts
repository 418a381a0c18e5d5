import { expect, test } from 'vitest';
import { fittingWay, lowestWay } from './fitting-way.ts';

const way = (least: string, most: string | null = null) => ({ least, most });
const [card, bank, coins] = [way('5'), way('20', '1000'), way('2', '50')];

test.each([
  ['the first that takes it', '30', coins],
  ['another one where that does not', '60', bank],
  ['the one that needs least where all need more', '0.72', coins],
  ['the first of all where none takes as much', '2000', bank],
  ['the first of all where there is no amount', undefined, bank],
])('chosen is %s', (_case, amount, chosen) => {
  const ways = amount === '30' ? [coins, bank] : [bank, coins];
  expect(fittingWay(ways, amount)).toBe(chosen);
});

test('the lowest is named only where the amount is below all', () => {
  const ways = [card, bank, coins];
  expect(lowestWay(ways, '1.99')).toBe(coins);
  expect(lowestWay(ways, '2')).toBeUndefined();
  expect(lowestWay([], '2')).toBeUndefined();
});
