const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long something took, in the words of a language and in the largest unit that still tells
 * something: 40 minutes, 30 hours, 3 days. Rounded up, because it is said of a limit.
 */
export function formatSeconds(seconds: number, language: string): string {
  const [unit, size] =
    seconds < HOUR ? ['minute', MINUTE] : seconds < 2 * DAY ? ['hour', HOUR] : ['day', DAY];
  return new Intl.NumberFormat(language.replace('_', '-'), {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'long',
  }).format(Math.max(1, Math.ceil(seconds / Number(size))));
}
