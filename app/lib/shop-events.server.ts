import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { Call } from './core.server.ts';
import { withoutCore } from './without-core.server.ts';

const eventCall = <N extends string>(name: N) =>
  ({
    method: 'POST',
    path: `/events/${name}`,
    answer: z.undefined(),
  }) as const satisfies Call<z.ZodType>;

const EVENTS = {
  enterUrl: eventCall('enter-url'),
  paymentPage: eventCall('payment-page'),
  checkoutButton: eventCall('checkout-button'),
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
