import { afterAll, beforeAll, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { readTogether } from './read-together.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

it('reads what was asked for meanwhile in one go, and each after it was asked for', async () => {
  const asked: string[][] = [];
  const shown = new Map([['a', 1]]);
  const read = readTogether((_trx, { keys }) => {
    asked.push([...keys]);
    return Promise.resolve(new Map(shown));
  });
  const ask = (key: string) => read(test.db, test.instances.a.id, key);
  const first = ask('a');
  const others = ['a', 'b', 'b', 'c'].map(ask);
  expect(await first).toBe(1);
  expect(await Promise.all(others)).toEqual([1, undefined, undefined, undefined]);
  expect(asked).toEqual([['a'], ['a', 'b', 'c']]);
  shown.clear();
  expect(await ask('a')).toBeUndefined();
  expect(await read(test.db, test.instances.b.id, 'a')).toBeUndefined();
});

it('fails for those who asked, and not for who comes later', async () => {
  let isBroken = true;
  const read = readTogether<number>(() =>
    isBroken ? Promise.reject(new Error('away')) : Promise.resolve(new Map([['a', 1]])),
  );
  const ask = () => read(test.db, test.instances.a.id, 'a');
  const both = await Promise.allSettled([ask(), ask()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await ask()).toBe(1);
});
