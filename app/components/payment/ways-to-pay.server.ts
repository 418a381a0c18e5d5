import type { PlacedOrder } from '#app/lib/checkout/placed-order.server.ts';
import { gatewayAddress, panelPathOf } from '#app/lib/money/payment-place.ts';
import { manualPayment } from './manual-payment.server.ts';

/** A page of ours, one of a gateway, or what is paid by hand. */
export function waysToPay({ payment: invoice }: Pick<PlacedOrder, 'payment'>) {
  const payment = invoice?.payment;
  if (!invoice || !payment) return { own: undefined, gateway: undefined, manual: undefined };
  const url = payment.type === 'redirect' ? payment.url : undefined;
  return {
    own: url === undefined ? undefined : panelPathOf(url),
    gateway: url === undefined ? undefined : gatewayAddress(url),
    manual: manualPayment(invoice),
  };
}
