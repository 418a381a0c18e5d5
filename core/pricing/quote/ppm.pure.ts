import { floorTo, grainWithin, mulDivFloor, PPM } from '#core/money/money.ts';

const PARTS = 1_000_000;

/** A share between 0 and 1, as documents and the wire have it, in parts per million. */
export function ppmOf(share: number): number {
  return Math.round(share * PARTS);
}

export function shareOfPpm(ppm: number): number {
  return ppm / PARTS;
}

/** A percentage that is given of an amount, rounded down. */
export function percentOf(wholeMicro: bigint, ppm: number): bigint {
  return floorTo(mulDivFloor(wholeMicro, BigInt(ppm), PPM), grainWithin(wholeMicro));
}
