import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSpacedSaves, type SpacedSaves } from './spaced-saves.server.ts';

let saves: SpacedSaves;
let saved: string[];
beforeEach(() => {
  vi.useFakeTimers();
  saves = createSpacedSaves(1_000);
  saved = [];
});
afterEach(() => vi.useRealTimers());

const save = (name: string, what: string) =>
  saves.save(name, async () => {
    saved.push(`${name} ${what}`);
    return what !== 'full';
  });

describe('what is saved under one name', () => {
  it('is saved at once, and for a second no more', async () => {
    expect(await save('a', '1')).toBe(true);
    void save('a', '2');
    expect(saved).toEqual(['a 1']);
    await vi.advanceTimersByTimeAsync(999);
    expect(saved).toEqual(['a 1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(saved).toEqual(['a 1', 'a 2']);
  });

  it('is the last of all that came in a second, which all of them are told', async () => {
    await save('a', '1');
    const told = Promise.all(['2', '3', 'full'].map((what) => save('a', what)));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saved).toEqual(['a 1', 'a full']);
    expect(await told).toEqual([false, false, false]);
  });

  it('is saved ten times in ten seconds, however much there is', async () => {
    for (let time = 0; time < 10_000; time += 10) {
      void save('a', String(time));
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(saved).toHaveLength(11);
    expect(saved.at(-1)).toBe('a 9990');
  });

  it('does not hold back what has another name', async () => {
    await Promise.all([save('a', '1'), save('b', '1')]);
    expect(saved).toEqual(['a 1', 'b 1']);
  });

  it('is saved without a wait before the process ends', async () => {
    await save('a', '1');
    const last = save('a', '2');
    await saves.flush();
    expect(await last).toBe(true);
    expect(saved).toEqual(['a 1', 'a 2']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(saved).toHaveLength(2);
  });

  it('is not saved any more once it was dropped', async () => {
    await save('a', '1');
    const dropped = save('a', '2');
    saves.drop('a');
    expect(await dropped).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(saved).toEqual(['a 1']);
  });
});
