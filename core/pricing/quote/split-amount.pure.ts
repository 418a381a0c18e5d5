import {
  floorTo,
  grainOf,
  grainWithin,
  isWholeCents,
  MICRO_PER_CENT,
  mulDivFloor,
  partOfWhole,
} from '#core/money/money.ts';
import { sum } from './quote-line.pure.ts';

/**
 * Splits an amount by largest remainder: each part is its exact share rounded down or up to a
 * multiple of the grain, as the whole is one, and together they are the whole. Of equal remainders
 * the first is rounded up.
 */
export function splitByWeight(whole: bigint, weights: readonly bigint[], grain = 1n): bigint[] {
  const all = sum(weights);
  if (all <= 0n) return weights.map(() => 0n);
  const grains = whole / grain;
  const parts = weights.map((weight) => (grains * weight) / all);
  let left = grains - sum(parts);
  const byRemainder = weights
    .map((weight, at) => ({ at, remainder: (grains * weight) % all }))
    .sort((a, b) => compare(b.remainder, a.remainder));
  for (const { at } of byRemainder) {
    if (left === 0n) break;
    parts[at] = (parts[at] ?? 0n) + 1n;
    left -= 1n;
  }
  return parts.map((part) => part * grain);
}

/**
 * Splits an amount in proportion to costs: items in whole cents get whole cents where possible, and
 * items below that get the rest.
 */
export function splitByCost(whole: bigint, costs: readonly bigint[]): bigint[] {
  const isFine = costs.map((cost) => !isWholeCents(cost));
  const pick = (fine: boolean) => costs.map((cost, at) => (isFine[at] === fine ? cost : 0n));
  const [fineMicro, allMicro] = [sum(pick(true)), sum(costs)];
  if (fineMicro === 0n) return splitByWeight(whole, costs, grainOf(whole));
  if (fineMicro === allMicro) return splitByWeight(whole, costs);
  const besideCents = whole % MICRO_PER_CENT;
  const exactMicro = mulDivFloor(whole, fineMicro, allMicro);
  const fineShare =
    exactMicro < besideCents
      ? besideCents
      : besideCents + floorTo(exactMicro - besideCents, MICRO_PER_CENT);
  const fine = splitByWeight(fineShare, pick(true));
  const coarse = splitByWeight(whole - fineShare, pick(false), MICRO_PER_CENT);
  return costs.map((_cost, at) => (fine[at] ?? 0n) + (coarse[at] ?? 0n));
}

/**
 * The cost of each run of a drip-feed: the rounded-up cost of all runs so far, less the earlier
 * ones. A drip-feed that ends early has then cost its share. Runs below a cent are exact.
 */
export function splitIntoRuns(whole: bigint, quantities: readonly number[]): bigint[] {
  const all = quantities.reduce((total, quantity) => total + quantity, 0);
  const least = BigInt(Math.min(...quantities));
  const isTiny = mulDivFloor(whole, least, BigInt(all)) < MICRO_PER_CENT;
  const grain = isTiny ? 1n : grainWithin(whole);
  let [count, before] = [0, 0n];
  return quantities.map((quantity) => {
    count += quantity;
    const terms = { part: BigInt(count), whole: BigInt(all), round: 'up', grain } as const;
    const until = partOfWhole(whole, terms);
    const part = until - before;
    before = until;
    return part;
  });
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
