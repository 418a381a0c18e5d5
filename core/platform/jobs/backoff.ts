const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 3600;

/**
 * How long a job waits after its n-th failed attempt: twice as long each time up to an hour.
 * Only the upper half is drawn by lot, so that jobs which failed together come back apart and
 * none comes back at once.
 */
export function retryDelaySeconds(failedAttempts: number, random: number): number {
  const whole = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (Math.max(1, failedAttempts) - 1));
  return (whole / 2) * (1 + random);
}
