const FIRST_MS = 1_000;
const MOST_MS = 60_000;

/**
 * How long to leave the core alone after some failures in a row: twice as long each time, and
 * never the same for all processes, which would otherwise come back together.
 */
export function retryDelayMs(failures: number, random: () => number): number {
  const full = Math.min(MOST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return full / 2 + (full / 2) * random();
}
