import { expect, test } from 'vitest';
import { markupOf } from '#tests/harness/markup-of.tsx';
import { NextSteps } from './next-steps.tsx';
import type { Outcome } from './outcome.server.ts';

const BACK = '/orders/create?kept=7';

/** What stands below a payment of $37.10 that was begun for an order. */
function stepsOf(state: Outcome['state'], canGoOn = false): Promise<string> {
  const outcome = {
    ...{ state, canGoOn, isOrder: false, orderIds: [] },
    invoice: { id: 5, amount: '37.1' },
  } as unknown as Outcome; // No more is asked.
  return markupOf(<NextSteps outcome={outcome} back={BACK} />);
}

/** Its links. */
async function linksOf(state: Outcome['state'], canGoOn = false): Promise<string[]> {
  const markup = await stepsOf(state, canGoOn);
  return [...markup.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'));
}

const ANOTHER_WAY = `/add-funds?amount=37.1&back=${encodeURIComponent(BACK)}`;

test('what was declined is paid in another way with its amount and its order', async () => {
  expect((await linksOf('failed'))[0]).toBe(ANOTHER_WAY);
});

test('so is what is not paid yet, and going on with it leads back to the order as well', async () => {
  const links = await linksOf('unpaid', true);
  expect(links[0]).toBe(`/add-funds?invoice=5&back=${encodeURIComponent(BACK)}`);
  expect(links).toContain(ANOTHER_WAY);
});

test('what can still be paid can be put aside instead, and what is over cannot', async () => {
  const button = '<button name="cancel" value="5"';
  expect(await stepsOf('unpaid', true)).toContain(button);
  expect(await stepsOf('canceled')).not.toContain(button);
  expect((await linksOf('canceled'))[0]).toBe(ANOTHER_WAY);
});

test('what nobody can confirm leads to the support, and not to paying again', async () => {
  expect(await linksOf('unknown')).toEqual([BACK, '/tickets/new', '/finances']);
});

test('once it is paid, more funds are another matter', async () => {
  expect(await linksOf('paid')).toContain('/add-funds');
});
