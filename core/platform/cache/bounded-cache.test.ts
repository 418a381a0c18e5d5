import { describe, expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a bounded cache', () => {
  it('computes once for all who ask at the same time', async () => {
    const cache = new BoundedCache<number>({ mostWeight: 10 });
    let made = 0;
    const make = async () => ++made;
    const answers = await Promise.all([1, 2, 3].map(() => cache.get('a', make)));
    expect(answers).toEqual([1, 1, 1]);
  });

  it('pushes out what was used longest ago', async () => {
    const cache = new BoundedCache<string>({ mostWeight: 2 });
    for (const key of ['a', 'b']) await cache.get(key, async () => `first ${key}`);
    await cache.get('a', async () => 'unused');
    await cache.get('c', async () => 'first c');
    expect(await cache.get('a', async () => 'again')).toBe('first a');
    expect(await cache.get('b', async () => 'again')).toBe('again');
  });

  it('counts by weight; what is heavier than all it may hold is not kept and pushes nothing out', async () => {
    const cache = new BoundedCache<string>({ mostWeight: 5, weigh: (value) => value.length });
    await cache.get('a', async () => 'four');
    await cache.get('b', async () => 'far too heavy');
    expect(cache.find('b')).toBeUndefined();
    expect(cache.find('a')).toBe('four');
    await cache.get('c', async () => 'abc');
    await cache.get('d', async () => 'de');
    expect(cache.size).toBe(2);
  });

  it('forgets a computation that failed', async () => {
    const cache = new BoundedCache<string>({ mostWeight: 5 });
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await settle();
    expect(await cache.get('a', async () => 'up')).toBe('up');
  });

  it('does not keep what was being computed when it was cleared', async () => {
    const cache = new BoundedCache<string>({ mostWeight: 1 });
    let resolve: (value: string) => void = () => undefined;
    const promise = new Promise<string>((done) => (resolve = done));
    const early = cache.get('a', () => promise);
    cache.clear();
    resolve('stale');
    expect(await early).toBe('stale');
    expect(await cache.get('a', async () => 'current')).toBe('current');
    await settle();
    expect(cache.size).toBe(1);
  });

  it('keeps nothing where nothing may be kept, and yet computes once for all at a time', async () => {
    const cache = new BoundedCache<string>({ mostWeight: 0, weigh: ({ length }) => length });
    let made = 0;
    const make = async () => `made ${++made}`;
    const answers = await Promise.all([cache.get('a', make), cache.get('a', make)]);
    expect(answers).toEqual(['made 1', 'made 1']);
    expect(cache.size).toBe(0);
  });

  it('keeps what weighs nothing', async () => {
    const cache = new BoundedCache<string>({ mostWeight: 5, weigh: ({ length }) => length });
    await cache.get('a', async () => '');
    expect(cache.find('a')).toBe('');
  });

  it('drops what is told to while it is being computed', async () => {
    const cache = new BoundedCache<string>({ mostWeight: 5 });
    let resolve: (value: string) => void = () => undefined;
    const early = cache.get('a', () => new Promise<string>((done) => (resolve = done)));
    cache.dropWhere((key) => key === 'a');
    resolve('stale');
    expect(await early).toBe('stale');
    await settle();
    expect(cache.size).toBe(0);
  });

  it('computes again once a value is no longer fresh', async () => {
    let now = 0;
    const cache = new BoundedCache<number>({ mostWeight: 5, fresh: { ms: 10, now: () => now } });
    let made = 0;
    const make = async () => ++made;
    await cache.get('a', make);
    now = 9;
    expect(await cache.get('a', make)).toBe(1);
    now = 10;
    expect(await cache.get('a', make)).toBe(2);
  });

  it('finds what is there without computing anything, and drops what it is told to', async () => {
    const cache = new BoundedCache<string>({ mostWeight: 5 });
    expect(cache.find('a 1')).toBeUndefined();
    for (const key of ['a 1', 'a 2', 'b 1']) await cache.get(key, async () => `value ${key}`);
    expect(cache.find('a 2')).toBe('value a 2');
    cache.dropWhere((key) => key.startsWith('a '));
    expect(cache.find('a 1')).toBeUndefined();
    expect(cache.find('b 1')).toBe('value b 1');
    expect(cache.size).toBe(1);
  });
});
