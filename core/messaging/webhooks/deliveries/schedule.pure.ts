/** When an event is sent after each attempt that came to nothing, in seconds: 75.6 hours in all. */
export const DELAYS_SECONDS = [
  5,
  5 * 60,
  30 * 60,
  2 * 3_600,
  5 * 3_600,
  10 * 3_600,
  14 * 3_600,
  20 * 3_600,
  24 * 3_600,
] as const;

export const MOST_TRIES = DELAYS_SECONDS.length + 1;

/** So much of a delay is drawn by lot on top, so that what failed together comes back apart. */
const JITTER = 0.1;

/** No answer puts an event off for longer. */
const LONGEST_WAIT_SECONDS = 24 * 3_600;

const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 5 * 60;

interface Failed {
  /** How often it was tried, this time among them. */
  tries: number;
  /** In seconds, as the endpoint has asked. */
  retryAfter: number | undefined;
  random: number;
}

/** In how many seconds an event is sent again; undefined where it was tried often enough. */
export function delayAfter({ tries, retryAfter = 0, random }: Failed): number | undefined {
  const delay = DELAYS_SECONDS[tries - 1];
  if (delay === undefined) return undefined;
  return Math.max(delay * (1 + JITTER * random), Math.min(retryAfter, LONGEST_WAIT_SECONDS));
}

/**
 * For how many seconds nothing goes to an endpoint that has failed so often in a row. It is shorter
 * than the next delay of one event: it holds up those that wait behind it.
 */
export function pauseAfter(failures: number, retryAfter = 0): number {
  const pause = FIRST_PAUSE_SECONDS * 2 ** Math.min(failures - 1, 10);
  return Math.max(
    Math.min(pause, LONGEST_PAUSE_SECONDS),
    Math.min(retryAfter, LONGEST_WAIT_SECONDS),
  );
}

/** What `Retry-After` says, in seconds: a number of them, or a date. */
export function secondsIn(retryAfter: string | undefined, now: Date): number | undefined {
  const text = retryAfter?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return parseInt(text, 10);
  if (!/^[A-Z][a-z]{2}, /.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1_000));
}
