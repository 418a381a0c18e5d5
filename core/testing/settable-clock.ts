import type { Clock } from '#core/clock.ts';

export interface SettableClock extends Clock {
  set(time: Date | string): void;
  advance(ms: number): void;
}

/** Stands still until it is told otherwise. */
export function createSettableClock(start = '2030-01-15T12:00:00.000Z'): SettableClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    set: (next) => void (time = new Date(next).getTime()),
    advance: (ms) => void (time += ms),
  };
}
