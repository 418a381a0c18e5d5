import { draws } from '#core/platform/simulation/draws.pure.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

const BUSY_MS = 5 * MINUTE_MS;
const QUIET_MS = 20 * MINUTE_MS;
const QUIET_AFTER_MS = 7 * DAY_MS;
const IN_DEMO_MS = 15 * SECOND_MS;
const LONGEST_BACKOFF_MS = 2 * 60 * MINUTE_MS;

interface Look {
  now: Date;
  /** In a row. */
  failures: number;
  /** When the channel posted last. */
  latest: Date | null;
  isDemo: boolean;
  seed: string;
}

/**
 * When a channel is looked at again: seldom where it is quiet, and ever more seldom while it does not
 * answer. Channels that were subscribed together drift apart.
 */
export function nextLookAt({ now, failures, latest, isDemo, seed }: Look): Date {
  const isQuiet = latest !== null && now.getTime() - latest.getTime() > QUIET_AFTER_MS;
  const usual = isDemo ? IN_DEMO_MS : isQuiet ? QUIET_MS : BUSY_MS;
  const backedOff = Math.min(usual * 2 ** Math.min(failures, 12), LONGEST_BACKOFF_MS);
  const jitter = 0.9 + 0.2 * draws(`${seed}/${now.getTime()}`)();
  return new Date(now.getTime() + Math.round(backedOff * jitter));
}
