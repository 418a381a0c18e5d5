const HOUR = 60;
const DAY = 1_440;

/** A span of time in the words of a language: 12 hours, 3 days. */
export function formatMinutes(minutes: number, language: string): string {
  const [unit, count] =
    minutes % DAY === 0 ? ['day', minutes / DAY] : ['hour', Math.round(minutes / HOUR)];
  return new Intl.NumberFormat(language.replace('_', '-'), {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'long',
  }).format(Number(count));
}

/** The same to the minute: 90 minutes are not 2 hours. */
export function formatExactMinutes(minutes: number, language: string): string {
  if (minutes % HOUR === 0) return formatMinutes(minutes, language);
  return new Intl.NumberFormat(language.replace('_', '-'), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes);
}
