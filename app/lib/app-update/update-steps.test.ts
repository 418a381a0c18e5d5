import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { updateStep, type UpdateEvent, type UpdateState } from './update-steps.ts';

describe('an open page', () => {
  test('offers a new build, takes it when asked and then reloads once', () => {
    expect(updateStep('current', 'waiting', true)).toEqual({ state: 'offered', effect: 'offer' });
    expect(updateStep('offered', 'accepted', true)).toEqual({ state: 'taking', effect: 'take' });
    const reload = { state: 'reloading', effect: 'reload' };
    expect(updateStep('taking', 'replaced', false)).toEqual(reload);
    expect(updateStep('reloading', 'replaced', false)).toEqual({ state: 'reloading' });
  });

  test('is left alone when its first worker comes, and when another tab took the update', () => {
    expect(updateStep('current', 'replaced', false)).toEqual({ state: 'current' });
    expect(updateStep('offered', 'replaced', false)).toEqual({ state: 'offered' });
  });

  test('reloads at once when asked after another tab took the update', () => {
    expect(updateStep('offered', 'accepted', false)).toEqual({
      state: 'reloading',
      effect: 'reload',
    });
  });
});

/** A server that is deployed again and again, and a browser with some tabs on it. */
class Browser {
  server = 0;
  active = 0;
  waiting: number | undefined;
  presses = 0;
  reloads = 0;
  readonly tabs: { build: number; state: UpdateState }[];

  constructor(tabs: number) {
    this.tabs = Array.from({ length: tabs }, () => ({ build: 0, state: 'current' as const }));
  }

  deploy(): void {
    this.server += 1;
  }

  /** A visit or a look now and then: the browser fetches the worker and finds another one. */
  check(): void {
    if (this.server === this.active || this.server === this.waiting) return;
    this.waiting = this.server;
    this.tabs.forEach((_tab, index) => this.happens(index, 'waiting'));
  }

  press(index: number): void {
    if (this.tabs[index]?.state !== 'offered') return;
    this.presses += 1;
    this.happens(index, 'accepted');
  }

  private happens(index: number, event: UpdateEvent): void {
    const tab = this.tabs[index];
    if (!tab) return;
    const { state, effect } = updateStep(tab.state, event, this.waiting !== undefined);
    tab.state = state;
    if (effect === 'take' && this.waiting !== undefined) {
      this.active = this.waiting;
      this.waiting = undefined;
      this.tabs.forEach((_tab, other) => this.happens(other, 'replaced'));
    }
    if (effect === 'reload') {
      this.reloads += 1;
      this.tabs[index] = { build: this.server, state: 'current' };
      this.check();
    }
  }
}

test('through a thousand deployments each press reloads once and nothing else does', () => {
  const step = fc.tuple(fc.constantFrom('deploy', 'check', 'press'), fc.nat(3));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (between) => {
      const browser = new Browser(4);
      while (browser.server < 1000) {
        browser.deploy();
        for (const [what, tab] of between) {
          if (what === 'deploy') browser.deploy();
          else if (what === 'check') browser.check();
          else browser.press(tab);
          expect(browser.reloads).toBe(browser.presses);
        }
      }
      // Whoever goes on pressing has the last build in the end.
      browser.check();
      for (const index of browser.tabs.keys()) browser.press(index);
      expect(browser.reloads).toBe(browser.presses);
      for (const tab of browser.tabs) {
        expect(tab.state === 'current' ? tab.build : browser.server).toBe(browser.server);
      }
    }),
    { numRuns: 30 },
  );
});
