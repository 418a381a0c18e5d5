import type { JobHandler } from './define-job.ts';

interface Occupancy {
  concurrency: number;
  /** The kinds of what runs now, one for each job. */
  running: readonly string[];
}

/** How many more jobs of each kind a worker may take; only kinds that have room. */
export function roomsOf(
  handlers: Iterable<Pick<JobHandler, 'kind' | 'maxAtOnce'>>,
  { concurrency, running }: Occupancy,
): Map<string, number> {
  const mostOfOneKind = Math.max(1, concurrency - 1);
  const counts = countKinds(running);
  const rooms = new Map<string, number>();
  for (const { kind, maxAtOnce = mostOfOneKind } of handlers) {
    const room = Math.min(concurrency - running.length, maxAtOnce - (counts.get(kind) ?? 0));
    if (room > 0) rooms.set(kind, room);
  }
  return rooms;
}

export function countKinds(kinds: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
