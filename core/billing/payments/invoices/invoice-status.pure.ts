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

/** The allowed transitions of an invoice. */
const NEXT: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  // Staff refuse what never came; at a gateway they may not, see may-decide.pure.ts.
  open: ['waiting', 'paid', 'failed', 'expired', 'unknown', 'refused'],
  waiting: ['paid', 'refused'],
  unknown: ['paid', 'failed'],
  paid: ['refunded', 'disputed'],
  // A refund can be partial: another one can follow, a bank can take the rest, or return it.
  refunded: ['refunded', 'disputed', 'paid'],
  disputed: ['paid', 'refunded', 'lost'],
  // A late payment is still credited.
  failed: ['paid'],
  expired: ['paid'],
  refused: [],
  lost: [],
};

export function mayBecome(from: InvoiceStatus, to: InvoiceStatus): boolean {
  return NEXT[from].includes(to);
}
