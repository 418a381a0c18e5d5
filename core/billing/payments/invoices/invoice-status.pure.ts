export const INVOICE_STATUSES = [
  'open',
  'waiting',
  'unknown',
  'paid',
  'failed',
  'expired',
  'refused',
  'refunded',
  'disputed',
  'lost',
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** What may become of an invoice; what does not stand here changes nothing. */
const NEXT: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  open: ['waiting', 'paid', 'failed', 'expired', 'unknown'],
  waiting: ['paid', 'refused'],
  unknown: ['paid', 'failed'],
  paid: ['refunded', 'disputed'],
  // Given back in parts, and each part is one more.
  refunded: ['refunded'],
  disputed: ['paid', 'lost'],
  // Money that comes late is still the customer's.
  failed: ['paid'],
  expired: ['paid'],
  refused: [],
  lost: [],
};

export function mayBecome(from: InvoiceStatus, to: InvoiceStatus): boolean {
  return NEXT[from].includes(to);
}
