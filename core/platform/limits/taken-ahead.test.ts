// On PostgreSQL: many who spend the same limit at once.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { Limit } from './limit.pure.ts';
import { spendAhead } from './taken-ahead.ts';

const LIMIT: Limit = { name: 'ahead', capacity: 12, refillSeconds: 1 };

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());
beforeEach(() => test.clock.advance(60_000));

const spend = (subject: string) =>
  spendAhead(test.deps, { instanceId: test.instances.a.id, limit: LIMIT, subject });

async function passed(count: number, subject: string): Promise<number> {
  const all = await Promise.allSettled(Array.from({ length: count }, () => spend(subject)));
  return all.filter(({ status }) => status === 'fulfilled').length;
}

it('lets as many pass as the limit has, one after the other and at once', async () => {
  for (let at = 0; at < LIMIT.capacity; at += 1) await spend('one');
  await expect(spend('one')).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await passed(30, 'many')).toBe(LIMIT.capacity);
  test.clock.advance(3_000);
  expect(await passed(30, 'many')).toBe(3);
});

it('forgets what it has taken once the limit is full again', async () => {
  await spend('rare');
  test.clock.advance(60_000);
  expect(await passed(30, 'rare')).toBe(LIMIT.capacity);
});
