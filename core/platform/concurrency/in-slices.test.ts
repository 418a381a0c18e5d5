import { expect, it } from 'vitest';
import { inSlices } from './in-slices.ts';

it('does everything in its order, and lets others have a turn after each slice', async () => {
  const items = Array.from({ length: 2_000 }, (_, at) => at);
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const results = await inSlices(items, (item, at) => item * at);
  isOver = true;
  expect(results).toEqual(items.map((item) => item * item));
  expect(turns).toBeGreaterThanOrEqual(9);
});

it('fails where the work fails', async () => {
  const work = (item: number) => {
    if (item === 2) throw new Error('no');
  };
  await expect(inSlices([1, 2, 3], work)).rejects.toThrow('no');
});
