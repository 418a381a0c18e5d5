import { formatAmount, parseAmount } from '#core/money/money.ts';

/** `-12.50` takes from a balance, `12.50` or `+12.50` adds to it; undefined for what is no sum. */
export function parseAdjustment(text: string): bigint | undefined {
  const [, sign = '', digits = ''] = /^([+-]?)(.+)$/.exec(text.trim()) ?? [];
  const micro = parseAmount(digits);
  if (micro === undefined || micro === 0n) return undefined;
  return sign === '-' ? -micro : micro;
}

export const formatAdjustment = (micro: bigint): string =>
  micro < 0n ? `-${formatAmount(-micro)}` : `+${formatAmount(micro)}`;

interface Confirmed {
  amountMicro: bigint;
  customer: { id: bigint; email: string | null };
}

/** What staff type to agree: the sum and whose balance it is. */
export const confirmationOf = ({ amountMicro, customer }: Confirmed): string =>
  `${formatAdjustment(amountMicro)} ${customer.email ?? `#${customer.id}`}`;

const plain = (text: string) => text.trim().replace(/\s+/gu, ' ').toLowerCase();

export const isConfirmed = (typed: string | undefined, confirmed: Confirmed): boolean =>
  typed !== undefined && plain(typed) === plain(confirmationOf(confirmed));
