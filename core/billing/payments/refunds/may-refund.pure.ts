import { mayBecome, type InvoiceStatus } from '../invoices/invoice-status.pure.ts';

interface Received {
  status: InvoiceStatus;
  receivedMicro: bigint;
  refundedMicro: bigint;
}

/**
 * The most that can be given back of a payment. While a bank decides about it nothing is: what comes
 * back is what the dispute has taken.
 */
export function refundableMicro({ status, receivedMicro, refundedMicro }: Received): bigint {
  if (status === 'disputed' || !mayBecome(status, 'refunded')) return 0n;
  return receivedMicro - refundedMicro;
}
