import { expect, test } from 'vitest';
import { markupOf } from '#tests/harness/markup-of.tsx';
import { Earnings } from './earnings.tsx';

const wordsOf = async (available: string, earned: string) =>
  (await markupOf(<Earnings {...{ available, earned }} />)).replaceAll(/(?:<[^>]*>)+/g, ' ').trim();

test.each([
  ['12.5', '40.25', 'Available to withdraw $12.50 Earned in total $40.25'],
  ['0', '40.25', 'Available to withdraw $0.00 Earned in total $40.25'],
  ['0', '0', ''],
])('with %s of %s left, it says "%s"', async (available, earned, words) => {
  expect(await wordsOf(available, earned)).toBe(words);
});
