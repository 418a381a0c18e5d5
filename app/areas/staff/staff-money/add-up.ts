const EPSILON = 1e-6;

/**
 * Parts of a sum in whole cents that add up to the sum in whole cents: each is rounded down, and
 * those that lost most by it get the cents that are left. Otherwise a column of rounded amounts may
 * come to another sum than the one above it.
 */
export function addUp(amounts: readonly number[]): number[] {
  const exact = amounts.map((amount) => amount * 100);
  const cents = exact.map((amount) => Math.floor(amount + EPSILON));
  const whole = Math.round(exact.reduce((sum, amount) => sum + amount, EPSILON));
  const left = Math.max(0, whole - cents.reduce((sum, amount) => sum + amount, 0));
  const lost = (index: number) => (exact[index] ?? 0) - (cents[index] ?? 0);
  const first = new Set(
    [...cents.keys()].toSorted((one, other) => lost(other) - lost(one)).slice(0, left),
  );
  return cents.map((amount, index) => (amount + (first.has(index) ? 1 : 0)) / 100);
}
