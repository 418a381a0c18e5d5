import type { DispatchRoute } from '#core/db/dispatch-tables.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** The simulator costs nothing to ask, and somebody watches. */
const SIMULATED_MS = 2 * SECOND_MS;
const SHORTEST_MS = MINUTE_MS;
const LONGEST_MS = 30 * MINUTE_MS;
const LONGEST_SILENT_MS = 6 * 60 * MINUTE_MS;

interface Checked {
  route: DispatchRoute;
  created_at: Date;
  failures: number;
}

/** The older an order is, the less often it is asked about; and less still while nobody answers. */
export function nextCheckAt({ route, created_at: createdAt, failures }: Checked, now: Date): Date {
  if (route === 'simulator') return new Date(now.getTime() + SIMULATED_MS);
  const age = (now.getTime() - createdAt.getTime()) / 10;
  const patience = Math.min(Math.max(age, SHORTEST_MS), LONGEST_MS);
  const wait = Math.min(patience * 2 ** Math.min(failures, 10), LONGEST_SILENT_MS);
  return new Date(now.getTime() + wait);
}
