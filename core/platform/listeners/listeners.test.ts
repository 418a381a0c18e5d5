import { expect, it } from 'vitest';
import { listeners, provided } from './listeners.ts';

it('tells everybody who is connected, one after the other', async () => {
  const heard: string[] = [];
  const paid = listeners<[id: number]>('paid');
  const slowly = paid.call(async (id) => {
    await new Promise((resolve) => setImmediate(resolve));
    heard.push(`slowly ${id}`);
  });
  const atOnce = paid.call(async (id) => void heard.push(`at once ${id}`));
  slowly.connect();
  atOnce.connect();
  await paid.tell(7);
  expect(heard).toEqual(['slowly 7', 'at once 7']);
});

it('fails with the listener that fails, and asks none after it', async () => {
  const heard: string[] = [];
  const removed = listeners<[]>('removed');
  removed.call(() => Promise.reject(new Error('still needed'))).connect();
  removed.call(async () => void heard.push('gone')).connect();
  await expect(removed.tell()).rejects.toThrow('still needed');
  expect(heard).toEqual([]);
});

it('lets nothing happen that nobody would hear of', async () => {
  await expect(listeners<[]>('orders paid').tell()).rejects.toThrow('orders paid');
  expect(() => provided<object>('orders of an invoice').get()).toThrow('orders of an invoice');
});

it('has what a noun above provides', () => {
  const rate = provided<{ of(amount: number): number }>('rate');
  rate.by({ of: (amount) => amount * 2 }).connect();
  expect(rate.get().of(4)).toBe(8);
});
