import { useMoments } from '#app/components/moment.tsx';

/** No finer than it takes to tell them apart. */
export function useChartMoments(dates: readonly string[]): string[] {
  const format = useMoments();
  const days = dates.map((date) => format(date, 'shortDay'));
  return new Set(days).size === days.length
    ? days
    : dates.map((date) => format(date, 'shortDayTime'));
}
