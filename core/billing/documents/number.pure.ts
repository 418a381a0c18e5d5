export type DocumentSeries = 'invoice' | 'credit_note';

const NAMES: Record<DocumentSeries, string> = { invoice: 'INV', credit_note: 'CN' };

/** The number as people read it: MQ-INV-000042. */
export const numberOf = (of: {
  series: DocumentSeries;
  prefix: string;
  sequence: bigint;
}): string => `${of.prefix}${NAMES[of.series]}-${String(of.sequence).padStart(6, '0')}`;
