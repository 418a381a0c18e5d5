import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayReload, noteReload } from './reload-guard.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

test('a page reloads by itself once, and again after a minute', () => {
  const stamps = storage();
  expect(mayReload(() => stamps, 1_000_000)).toBe(true);
  expect(mayReload(() => stamps, 1_059_999)).toBe(false);
  expect(mayReload(() => stamps, 1_060_000)).toBe(true);
});

test('a reload that was asked for holds back those that were not', () => {
  const stamps = storage();
  noteReload(() => stamps, 5_000);
  expect(mayReload(() => stamps, 6_000)).toBe(false);
});

test('a clock that is put back gives no leave', () => {
  const stamps = storage();
  expect(mayReload(() => stamps, 100_000)).toBe(true);
  expect(mayReload(() => stamps, 90_000)).toBe(false);
});

test('where nothing can be remembered, nothing reloads by itself', () => {
  const refuses = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(mayReload(refuses, 1)).toBe(false);
  expect(noteReload(refuses, 1)).toBe(false);
  const forgets = { getItem: () => null, setItem: () => undefined };
  expect(mayReload(() => forgets, 1)).toBe(false);
});

test('what stands there and is no time counts as nothing', () => {
  const stamps = storage();
  stamps.setItem('reloaded-at', 'soon');
  expect(mayReload(() => stamps, 1_000_000)).toBe(true);
});

test('no two reloads are ever less than a minute apart', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(90_000), { maxLength: 300 }), (pauses) => {
      const stamps = storage();
      let now = 0;
      const reloads = pauses.flatMap((pause) => {
        now += pause;
        return mayReload(() => stamps, now) ? [now] : [];
      });
      for (const [index, at] of reloads.entries()) {
        if (index > 0) expect(at - (reloads[index - 1] ?? 0)).toBeGreaterThanOrEqual(60_000);
      }
    }),
  );
});
