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
