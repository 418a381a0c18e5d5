import {
  ceilTo,
  grainWithin,
  isWholeCents,
  MICRO_PER_CENT,
  mulDivCeil,
  PPM,
} from '#core/money/money.ts';
import { percentOf } from './ppm.pure.ts';
import type { QuoteLine } from './quote-line.pure.ts';

/** Fee and bonuses of a payment method. Percentages are in parts per million. */
export interface PaymentTerms {
  /** True if money comes in from outside, in whole cents; false if the balance pays. */
  isOutside: boolean;
  feePpm: number;
  /** The bonus from each amount on; the highest amount reached counts. */
  bonuses: readonly MethodBonus[];
}

export interface MethodBonus {
  fromMicro: bigint;
  ppm: number;
}

interface Payment {
  feeMicro: bigint;
  bonusMicro: bigint;
  /** The parts of the charge besides the total. */
  lines: QuoteLine[];
  credits: QuoteLine[];
}

/** Fee, bonus and charge of paying an amount by a method: the fee is rounded up, the bonus down. */
export function payBy(terms: PaymentTerms | undefined, totalMicro: bigint): Payment {
  if (!terms) return { feeMicro: 0n, bonusMicro: 0n, lines: [], credits: [] };
  const { isOutside, feePpm } = terms;
  const exactMicro = mulDivCeil(totalMicro, BigInt(feePpm), PPM);
  // Payments from outside are in whole cents; the difference is part of the fee.
  const feeMicro = isOutside
    ? ceilTo(totalMicro + exactMicro, MICRO_PER_CENT) - totalMicro
    : ceilTo(exactMicro, grainWithin(totalMicro));
  const isPercentage = feePpm > 0 && (!isOutside || isWholeCents(totalMicro));
  const bonusPpm = isOutside ? bonusAt(terms.bonuses, totalMicro) : 0;
  const bonusMicro = percentOf(totalMicro, bonusPpm);
  return {
    feeMicro,
    bonusMicro,
    lines: said([{ kind: 'fee', amountMicro: feeMicro, ...(isPercentage && { ppm: feePpm }) }]),
    credits: said([{ kind: 'method_bonus', amountMicro: bonusMicro, ppm: bonusPpm }]),
  };
}

function bonusAt(bonuses: readonly MethodBonus[], amountMicro: bigint): number {
  const reached = bonuses.filter(({ fromMicro }) => fromMicro <= amountMicro);
  const highest = reached.reduce<MethodBonus | undefined>(
    (best, bonus) => (best && best.fromMicro >= bonus.fromMicro ? best : bonus),
    undefined,
  );
  return highest?.ppm ?? 0;
}

function said(lines: readonly QuoteLine[]): QuoteLine[] {
  return lines.filter(({ amountMicro }) => amountMicro !== 0n);
}
