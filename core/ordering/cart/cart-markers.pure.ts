const LOW_MICRO = 20_000_000n;
const HIGH_MICRO = 40_000_000n;

export const CART_VALUE_MARKERS = [
  'low_value_cart1',
  'low_value_cart2',
  'low_value_cart3',
] as const;
export type CartValueMarker = (typeof CART_VALUE_MARKERS)[number];

/** The value class of an abandoned cart; null exactly at a threshold. */
export function cartValueMarker(totalMicro: bigint): CartValueMarker | null {
  if (totalMicro === LOW_MICRO || totalMicro === HIGH_MICRO) return null;
  if (totalMicro < LOW_MICRO) return 'low_value_cart1';
  return totalMicro < HIGH_MICRO ? 'low_value_cart2' : 'low_value_cart3';
}
