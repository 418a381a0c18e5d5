import type { Invoice } from '#core/billing/payments/invoices/invoice.contract.ts';
import { splitPanelPath } from '../i18n/languages.ts';
import { pagePath } from '../pages/page-path.ts';
import { safePath } from '../http/safe-redirect.ts';
import { parseUrl } from '#core/platform/http/parse-url.pure.ts';

/** What has become of a payment; the gateway leads to one of the two. */
export function invoicePath(
  outcome: 'success' | 'error',
  id: number | string,
  back?: string,
): string {
  return pagePath(`add-funds/${outcome}`, {}, { invoice: id, back });
}

/** The same for a gateway, which adds the invoice: with the way back to what was left for it. */
export function outcomePath(outcome: 'success' | 'error', back: string | undefined): string {
  return pagePath(`add-funds/${outcome}`, {}, { back });
}

/** Where a payment is gone on with. */
export function resumePath(id: number | string, back?: string): string {
  return pagePath('add-funds', {}, { invoice: id, back });
}

/** Pages that somebody leaves to add funds, and comes back to. */
const LEFT_TO_PAY: Readonly<Record<string, PlaceLeft>> = {
  [pagePath('cart')]: 'toOrder',
  [pagePath('orders/create')]: 'toOrder',
  [pagePath('plans-and-pricing')]: 'toPlans',
};
const SUBSCRIPTION = /^\/subscriptions\/[1-9]\d{0,17}$/;

/** What a page that was left is called on the way back. */
type PlaceLeft = 'toOrder' | 'toPlans' | 'toSubscription';

export function placeLeft(place: string): PlaceLeft | undefined {
  const [page = ''] = place.split('?');
  if (SUBSCRIPTION.test(page)) return 'toSubscription';
  return Object.hasOwn(LEFT_TO_PAY, page) ? LEFT_TO_PAY[page] : undefined;
}

interface AddingFunds {
  amount?: string | undefined;
  coupon?: string | undefined;
  backTo: string | undefined;
}

/** Where a way of adding funds is chosen, for what is known already: the rest is asked for. */
export function addFundsPath({ amount, coupon, backTo }: AddingFunds): string {
  const given = (text: string | undefined) => (text === '' ? undefined : text);
  return pagePath('add-funds', {}, { amount: given(amount), coupon: given(coupon), back: backTo });
}

/** Where somebody goes back to once funds are added; undefined for any other place. */
export function placeBefore(said: string | null): string | undefined {
  const path = safePath(said, '');
  return placeLeft(path) ? path : undefined;
}

/** Where an invoice is paid, as a path of the route table. */
export function placeToPay({ id, payment }: Pick<Invoice, 'id' | 'payment'>, back?: string) {
  if (payment === null) return invoicePath('success', id, back);
  const own = payment.type === 'redirect' ? panelPathOf(payment.url) : undefined;
  // A form that leads to another site is refused by the policy of the page, a link is not.
  return own ?? `${resumePath(id, back)}${payment.type === 'redirect' ? '&go=1' : ''}`;
}

/** What whoever does not pay now goes back to: the order that it is for, or what was left for it. */
export function placeUnpaid(
  { purpose, order_ids: orders }: Pick<Invoice, 'purpose' | 'order_ids'>,
  back: string | undefined,
): string {
  const [order] = orders;
  if (purpose === 'order' && order !== undefined) {
    return orders.length === 1
      ? pagePath('orders/:id', { id: order })
      : pagePath('orders', {}, { status: 'unpaid' });
  }
  return pagePath('add-funds', {}, { back });
}

/** The path of the route table, if an address is one of the panel. */
export function panelPathOf(url: string): string | undefined {
  const path = safePath(url, '');
  return path.startsWith('/app/') ? splitPanelPath(path).path : undefined;
}

/** Where a customer came from, who was sent away with this address; always a page of the panel. */
export function wayBack(address: string): string | undefined {
  const url = parseUrl(address);
  return panelPathOf(url ? url.pathname + url.search : address);
}

/** Where gateways have their pages. */
const GATEWAYS: ReadonlySet<string> = new Set([
  'https://checkout.stripe.com',
  // Where a bank has its customer confirm the charge of a saved card.
  'https://hooks.stripe.com',
]);

/** The page of a gateway that we know; whatever else was answered leads nowhere. */
export function gatewayAddress(url: string): string | undefined {
  return GATEWAYS.has(parseUrl(url)?.origin ?? '') ? url : undefined;
}
