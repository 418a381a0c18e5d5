const LOW_MICRO = 20_000_000n;
const HIGH_MICRO = 40_000_000n;

export const CART_VALUE_MARKERS = [
  'low_value_cart1',
  'low_value_cart2',
  'low_value_cart3',
] as const;
export type CartValueMarker = (typeof CART_VALUE_MARKERS)[number];

/** How much a cart was worth that was left; exactly at a border it says nothing. */
export function cartValueMarker(totalMicro: bigint): CartValueMarker | null {
  if (totalMicro === LOW_MICRO || totalMicro === HIGH_MICRO) return null;
  if (totalMicro < LOW_MICRO) return 'low_value_cart1';
  return totalMicro < HIGH_MICRO ? 'low_value_cart2' : 'low_value_cart3';
}
