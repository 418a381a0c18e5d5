const MINUTE = 60;

/** For how long a video is watched, in the words of a language: 45 seconds, 2 minutes, 90 seconds. */
export function watchTime(seconds: number, language: string): string {
  const isWhole = seconds >= MINUTE && seconds % MINUTE === 0;
  return new Intl.NumberFormat(language.replace('_', '-'), {
    style: 'unit',
    unit: isWhole ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(isWhole ? seconds / MINUTE : seconds);
}

/** How much of it is left, as players show it: `1:05`. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;

/** Whole seconds until a moment; none once it has come. */
export const secondsUntil = (moment: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now) / 1_000));
