import { beforeEach, expect, it } from 'vitest';
import { createCrashCounter } from './crash-counter.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
});

const memory = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const counter = (script = '/a.js') => createCrashCounter(memory, script);

it('a script that never gets through its start is off after three pages', () => {
  for (let page = 0; page < 3; page += 1) {
    expect(counter().mayStart()).toBe(true);
    counter().started();
  }
  expect(counter().mayStart()).toBe(false);
});

it('one page on which it works makes up for those before', () => {
  for (let page = 0; page < 10; page += 1) {
    counter().started();
    counter().started();
    expect(counter().mayStart()).toBe(true);
    counter().survived();
  }
});

it('a new script has a new count', () => {
  for (let page = 0; page < 3; page += 1) counter().started();
  expect(counter('/b.js').mayStart()).toBe(true);
});

it('what somebody else wrote there does not turn it off for good', () => {
  kept.set('custom-code:/a.js', 'x');
  expect(counter().mayStart()).toBe(true);
  counter().started();
  expect(kept.get('custom-code:/a.js')).toBe('1');
});

it('without storage nothing starts', () => {
  expect(createCrashCounter(undefined, '/a.js').mayStart()).toBe(false);
});

it('a storage that is full is one that cannot count', () => {
  const full = {
    ...memory,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const own = createCrashCounter(full, '/a.js');
  expect(own.started()).toBe(false);
  expect(counter().started()).toBe(true);
});
