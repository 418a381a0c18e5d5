import { beforeEach, describe, expect, it } from 'vitest';
import { createCrashCounter } from './crash-counter.ts';

const HOUR_MS = 60 * 60_000;

let kept: Map<string, string>;
let now: number;
beforeEach(() => {
  kept = new Map();
  now = Date.UTC(2026, 0, 1);
});

const memory = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const counter = (script = '/a.js') => createCrashCounter({ memory, script, now: () => now });
const crash = (times: number, script?: string) => {
  for (let page = 0; page < times; page += 1) counter(script).started();
};

it('a script that never gets through its start is off after three pages', () => {
  for (let page = 0; page < 3; page += 1) {
    expect(counter().mayStart()).toBe(true);
    counter().started();
  }
  expect(counter().mayStart()).toBe(false);
});

it('one page on which it works makes up for those before', () => {
  for (let page = 0; page < 10; page += 1) {
    crash(2);
    expect(counter().mayStart()).toBe(true);
    counter().survived();
  }
});

describe('a page that is left before its script has shown what it does', () => {
  it('is no crash, however often', () => {
    for (let page = 0; page < 20; page += 1) {
      const own = counter();
      expect(own.mayStart()).toBe(true);
      own.started();
      own.left();
    }
    expect(kept.size).toBe(0);
  });

  it('forgives no crash of another page', () => {
    crash(2);
    const own = counter();
    own.started();
    own.left();
    own.left();
    expect(own.mayStart()).toBe(true);
    crash(1);
    expect(counter().mayStart()).toBe(false);
  });
});

describe('a script that is off', () => {
  it('is tried once more some hours later, and off again at its next crash', () => {
    crash(3);
    now += 6 * HOUR_MS - 1;
    expect(counter().mayStart()).toBe(false);
    now += 1;
    expect(counter().mayStart()).toBe(true);
    crash(1);
    expect(counter().mayStart()).toBe(false);
    now += 6 * HOUR_MS;
    const own = counter();
    own.started();
    own.survived();
    crash(2);
    expect(counter().mayStart()).toBe(true);
  });

  it('is on again where the clock was put back', () => {
    crash(3);
    now -= 1;
    expect(counter().mayStart()).toBe(true);
  });

  it('is tried once more where an older build has switched it off for good', () => {
    kept.set('custom-code:/a.js', '3');
    expect(counter().mayStart()).toBe(true);
  });
});

it('a new script has a new count', () => {
  crash(3);
  expect(counter('/b.js').mayStart()).toBe(true);
});

it.each(['x', '{}', '[3]', '3 x', '-1 0', 'NaN 0', '1e9 1', ''])(
  'what somebody else wrote there, as %j, does not turn it off for good',
  (written) => {
    kept.set('custom-code:/a.js', written);
    now += 7 * HOUR_MS;
    expect(counter().mayStart()).toBe(true);
    expect(counter().started()).toBe(true);
  },
);

it('without storage nothing starts', () => {
  const none = createCrashCounter({ memory: undefined, script: '/a.js', now: () => now });
  expect(none.mayStart()).toBe(false);
  none.left();
  none.survived();
});

it('a storage that is full is one that cannot count', () => {
  const full = {
    ...memory,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const own = createCrashCounter({ memory: full, script: '/a.js', now: () => now });
  expect(own.started()).toBe(false);
  own.left();
  expect(counter().started()).toBe(true);
});
