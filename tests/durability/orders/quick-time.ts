import type { Clock } from '#core/clock.ts';
import { systemTimer, type Timer } from '#core/platform/jobs/timer.ts';

/** The same for every process that is given it. */
export interface QuickTime {
  startedAt: number;
  /** So many seconds pass in one. */
  speed: number;
}

export const quickClock = ({ startedAt, speed }: QuickTime): Clock => ({
  now: () => new Date(startedAt + (Date.now() - startedAt) * speed),
});

/** Fires as often as that clock says, so that leases and back-offs keep their proportions. */
export const quickTimer = ({ speed }: QuickTime): Timer => ({
  every: (seconds, tick) => systemTimer.every(Math.max(seconds / speed, SHORTEST), tick),
  after: (seconds, tick) => systemTimer.after(seconds / speed, tick),
});

const SHORTEST = 0.1;
