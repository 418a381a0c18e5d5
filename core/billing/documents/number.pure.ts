export type DocumentSeries = 'invoice' | 'credit_note';

const NAMES: Record<DocumentSeries, string> = { invoice: 'INV', credit_note: 'CN' };

/** The number as people read it: MQ-INV-000042. */
export const numberOf = (of: {
  series: DocumentSeries;
  prefix: string;
  sequence: bigint;
}): string => `${of.prefix}${NAMES[of.series]}-${String(of.sequence).padStart(6, '0')}`;

/** Of which series a number is, and at which place of it; its prefix may have been another then. */
export function placeOf(number: string): { series: DocumentSeries; sequence: bigint } | undefined {
  const [, name, digits] = /(INV|CN)-(\d{6,18})$/.exec(number.toUpperCase()) ?? [];
  if (digits === undefined) return undefined;
  return { series: name === NAMES.invoice ? 'invoice' : 'credit_note', sequence: BigInt(digits) };
}
