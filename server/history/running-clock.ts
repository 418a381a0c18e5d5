import type { Clock } from '#core/clock.ts';

/** A clock that somebody moves, and only forwards. */
export class RunningClock implements Clock {
  #now: number;

  constructor(now: Date) {
    this.#now = now.getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  moveTo(at: Date): void {
    this.#now = Math.max(this.#now, at.getTime());
  }
}
