import { isAbove } from '#core/money/display-amount.pure.ts';

/** For orders of how much a way of paying is. */
export interface WayLimits {
  least: string;
  most: string | null;
}

export function outOf({ least, most }: WayLimits, amount: string): 'below' | 'above' | undefined {
  if (isAbove(least, amount)) return 'below';
  return most !== null && isAbove(amount, most) ? 'above' : undefined;
}

/** Where an amount is below all of them, the one that takes the smallest orders. */
export function lowestWay<Way extends WayLimits>(
  ways: readonly Way[],
  amount: string,
): Way | undefined {
  if (!ways.every((way) => outOf(way, amount) === 'below')) return undefined;
  const [first, ...others] = ways;
  return others.reduce((low, way) => (low && isAbove(low.least, way.least) ? way : low), first);
}

/** The first that takes an amount, else the one that comes nearest to it. */
export function fittingWay<Way extends WayLimits>(
  ways: readonly Way[],
  amount: string | undefined,
): Way | undefined {
  if (amount === undefined) return ways[0];
  const fitting = ways.find((way) => outOf(way, amount) === undefined);
  return fitting ?? lowestWay(ways, amount) ?? ways[0];
}
