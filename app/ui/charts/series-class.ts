import { onlySeries, series } from './chart-palette.css.ts';

const CLASSES: readonly string[] = Object.values(series);

/** What gives the n-th of `count` series its colour and its dash. */
export function seriesClass(index: number, count: number): string {
  return count === 1 ? onlySeries : (CLASSES[index % CLASSES.length] ?? onlySeries);
}
