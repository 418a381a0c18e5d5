/**
 * Splits an amount by largest remainder: each part is its exact share rounded down or up, and
 * together they are the whole. Of equal remainders the first is rounded up.
 */
export function splitByWeight(whole: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  if (sum <= 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (whole * weight) / sum);
  let left = whole - parts.reduce((total, part) => total + part, 0n);
  const byRemainder = weights
    .map((weight, at) => ({ at, remainder: (whole * weight) % sum }))
    .sort((a, b) => compare(b.remainder, a.remainder));
  for (const { at } of byRemainder) {
    if (left === 0n) break;
    parts[at] = (parts[at] ?? 0n) + 1n;
    left -= 1n;
  }
  return parts;
}

/** Equal parts of an amount: they differ by a micro at most, the larger ones first. */
export function splitEvenly(whole: bigint, parts: number): bigint[] {
  return splitByWeight(whole, Array<bigint>(parts).fill(1n));
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
