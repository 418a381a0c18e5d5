const MINUTE_MS = 60_000;
const SHORTEST_MS = 2 * MINUTE_MS;
const LONGEST_MS = 60 * MINUTE_MS;

/** The older a silent payment is, the less often its gateway is asked. */
export function nextCheckAt(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age, SHORTEST_MS), LONGEST_MS));
}
