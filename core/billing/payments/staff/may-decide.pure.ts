import type { InvoiceStatus } from '../invoices/invoice-status.pure.ts';

/**
 * What a customer has called paid is for staff to look at. A transfer may also come without a
 * word, or after its time; what a gateway takes, the gateway tells.
 */
export function mayDecide(
  status: InvoiceStatus,
  { isAtGateway }: { isAtGateway: boolean },
): boolean {
  if (status === 'waiting') return true;
  return !isAtGateway && (status === 'open' || status === 'expired');
}
