/** The values of an axis, from the lowest to the highest, all at one distance from the next. */
export type Ticks = readonly number[];

const NICE_STEPS = [1, 2, 2.5, 5, 10];
/** What a chart of nothing but zeros, or of nothing at all, goes up to. */
const ROUND_NOTHING = { low: 0, high: 1 };

/**
 * Round values that enclose all that is shown, about as many as wanted. The axis begins at zero
 * unless values lie on both sides of it, so that the length of a bar is honest.
 */
export function niceTicks(values: readonly number[], wanted = 4): Ticks {
  const { low, high } = extentOf(values);
  const rough = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (NICE_STEPS.find((nice) => nice * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => exactly((first + index) * step));
}

function extentOf(values: readonly number[]): { low: number; high: number } {
  let low = 0;
  let high = 0;
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return low === high ? ROUND_NOTHING : { low, high };
}

/** Without the dust of binary fractions: 0.30000000000000004 is 0.3. */
function exactly(value: number): number {
  const rounded = Number(value.toPrecision(12));
  return rounded === 0 ? 0 : rounded;
}

/** Where a value stands between the ends of the axis: 0 at the bottom, 1 at the top. */
export function shareOfAxis(value: number, ticks: Ticks): number {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  if (high === low) return 0;
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}

/** The middle of the n-th of `count` points, which begin and end at the edges; 0 to 1. */
export function pointAt(index: number, count: number): number {
  return count <= 1 ? 0.5 : index / (count - 1);
}

/** Which of `count` labels are written, so that at most `most` stand there, evenly apart. */
export function labelledIndexes(count: number, most: number): number[] {
  if (count <= 0 || most <= 0) return [];
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

/** As an attribute of SVG; a tenth of a per mille is finer than any screen. */
export function percent(share: number): string {
  return `${Math.round(share * 1e4) / 100}%`;
}
