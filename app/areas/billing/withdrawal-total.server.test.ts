import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { withdrawalTotal } from './withdrawal-total.server.ts';

const TOTAL = { data: { amount: '20', fee: '1', total_amount: '19' } };

function totalOf(available: string) {
  const call = ({ id }: { id: string }) =>
    Promise.resolve(id === 'listWithdrawalMethods' ? { data: [], meta: { available } } : TOTAL);
  const context = { core: { call }, locale: 'en' } as unknown as AppLoadContext; // No more is asked.
  return withdrawalTotal(context, { method: 1, amount: '20' });
}

test('a total of no more than what is earned is told', async () => {
  expect(await totalOf('20')).toEqual({ amount: '20', fee: '1', total: '19' });
});

test('a total of more than what is earned is refused with what can be paid out in whole cents', async () => {
  expect(await totalOf('19.99999')).toEqual({
    errors: { amount: ['You can withdraw up to 19.99 USD'], other: [] },
  });
});

test('an amount that was not written yet is nothing to be refused', async () => {
  const call = () => Promise.reject(new Error('There is nothing to ask.'));
  const context = { core: { call }, locale: 'en' } as unknown as AppLoadContext; // As above.
  expect(await withdrawalTotal(context, { method: 1, amount: '' })).toEqual({
    errors: { amount: [], other: [] },
  });
});
