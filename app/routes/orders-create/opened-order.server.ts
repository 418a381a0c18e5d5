import type { AppLoadContext } from '@remix-run/node';
import { parseOrderQuery } from '#core/order-form/order-query.pure.ts';
import { loadCheckout } from '../../lib/checkout/checkout.server.ts';
import { ATTEMPT, readAttempt } from '../../lib/order-form/attempt.ts';
import { pricedLines } from '../../lib/order-form/ordered-lines.ts';
import { withoutCore } from '../../lib/without-core.server.ts';
import { openedPage } from './order-page.server.ts';

/** The form and the checkout beside it as an address begins them; nothing while the core is away. */
export function openedOrder(context: AppLoadContext, address: URLSearchParams) {
  return withoutCore(context, async () => {
    const query = parseOrderQuery(address);
    const opened = await openedPage(context, query, address.get('service'));
    const { page, networks } = opened;
    const checkout = await loadCheckout(context, {
      lines: pricedLines(page.form, { networks, services: page.services }),
      type: query.type,
      attempt: readAttempt(address.get(ATTEMPT)),
      backTo: backTo(address),
    });
    return { ...opened, checkout };
  });
}

/** Whoever has put money on their balance goes on where they were. */
function backTo(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '/orders/create' : `/orders/create?${text}`;
}
