import { floatAmount, mulDivFloor } from '#core/money/money.ts';

const MICRO_PER_CENT = 10_000n;

/**
 * A balance as the wire has it: a number with two digits behind the point, with all six where
 * they were asked for. The rest is cut off, so that nobody sees more than there is.
 */
export function wireAmount(micro: bigint, accuracy: 'cents' | 'full'): number {
  if (accuracy === 'full') return floatAmount(micro);
  return floatAmount(mulDivFloor(micro, 1n, MICRO_PER_CENT) * MICRO_PER_CENT);
}
