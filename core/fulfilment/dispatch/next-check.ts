import type { DispatchRoute } from '#core/ordering/dispatches/dispatch.tables.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** The simulator costs nothing to ask, and somebody watches. */
const SIMULATED_MS = 2 * SECOND_MS;
const SHORTEST_MS = MINUTE_MS;
const LONGEST_MS = 30 * MINUTE_MS;
const LONGEST_SILENT_MS = 6 * 60 * MINUTE_MS;

/** A refill is a small order: it is asked about by the same patience. */
export const nextRefillCheckAt = (
  { route, asked_at: created_at, failures }: RefillChecked,
  now: Date,
): Date => nextCheckAt({ route: route ?? 'api_v2', created_at, failures }, now);

interface RefillChecked {
  route: DispatchRoute | null;
  asked_at: Date;
  failures: number;
}

const SOONEST_COUNT_MS = 10 * MINUTE_MS;
const LATEST_COUNT_MS = 12 * 60 * MINUTE_MS;

interface Watched {
  route: DispatchRoute;
  completed_at: Date;
  failures: number;
}

/** What was completed long ago drops slowly, and is counted twice a day. */
export function nextCountAt({ route, completed_at: at, failures }: Watched, now: Date): Date {
  const age = (now.getTime() - at.getTime()) / 10;
  const soonest = route === 'simulator' ? SIMULATED_MS : SOONEST_COUNT_MS;
  const wait = Math.max(age, soonest) * 2 ** Math.min(failures, 10);
  return new Date(now.getTime() + Math.min(wait, LATEST_COUNT_MS));
}

interface Checked {
  route: DispatchRoute;
  created_at: Date;
  failures: number;
}

/**
 * The older an order, the less often it is asked about; even less while its provider does not
 * answer.
 */
export function nextCheckAt({ route, created_at: createdAt, failures }: Checked, now: Date): Date {
  if (route === 'simulator') return new Date(now.getTime() + SIMULATED_MS);
  const age = (now.getTime() - createdAt.getTime()) / 10;
  const patience = Math.min(Math.max(age, SHORTEST_MS), LONGEST_MS);
  const wait = Math.min(patience * 2 ** Math.min(failures, 10), LONGEST_SILENT_MS);
  return new Date(now.getTime() + wait);
}
