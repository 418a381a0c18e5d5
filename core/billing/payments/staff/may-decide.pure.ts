import type { InvoiceStatus } from '../invoices/invoice-status.pure.ts';

/**
 * Staff decide on payments that the customer has marked as paid. A transfer may also arrive
 * unmarked or late, and one that is still open may be refused; payments by a gateway are left to
 * the gateway.
 */
export function mayDecide(
  status: InvoiceStatus,
  { isAtGateway }: { isAtGateway: boolean },
): boolean {
  if (status === 'waiting') return true;
  return !isAtGateway && (status === 'open' || status === 'expired');
}
