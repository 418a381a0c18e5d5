import type { AppLoadContext } from '@remix-run/node';
import {
  countCheckout,
  countEnteredUrl,
  countPaymentPage,
} from '#core/growth/shop-events/event.operations.ts';
import { withoutCore } from '../core/without-core.server.ts';

const EVENTS = {
  enterUrl: countEnteredUrl,
  paymentPage: countPaymentPage,
  checkoutButton: countCheckout,
};

/**
 * Counts what a visitor did, without saying who: no cookie is read or set for it. Sent by the
 * server, so that whoever has no script counts as well; what cannot be counted stops nobody.
 */
export async function countEvent(
  context: AppLoadContext,
  name: keyof typeof EVENTS,
): Promise<void> {
  await withoutCore(context, () => context.core.call(EVENTS[name]));
}
