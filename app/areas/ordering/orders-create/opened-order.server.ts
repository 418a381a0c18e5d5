import type { AppLoadContext } from '@remix-run/node';
import { parseOrderQuery, type OrderType } from '#core/ordering/form/order-query.pure.ts';
import { loadCheckout } from '#app/lib/checkout/checkout.server.ts';
import { ATTEMPT, readAttempt } from '#app/lib/order-form/attempt.ts';
import { pricedLines, shownForm } from '#app/lib/order-form/ordered-lines.ts';
import { KEPT, keptForm } from '#app/lib/order-form/kept-form.server.ts';
import { REORDERED } from '#app/lib/order-form/reordered-line.ts';
import { textIn } from '#app/lib/forms/text-in.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import { widgetOf } from '#app/lib/widget-frame/linked-widget.server.ts';
import { widgetIn } from '#app/lib/widget-frame/widget-token.ts';
import { keptPage, openedPage } from './order-page.server.ts';
import { readReordered } from './reordered.server.ts';

/** The form and the checkout beside it as an address begins them; nothing while the core is away. */
export function openedOrder(context: AppLoadContext, address: URLSearchParams, type: OrderType) {
  return withoutCore(context, async () => {
    const query = parseOrderQuery(address);
    const kept = await keptForm(context, address.get(KEPT));
    const opened = kept
      ? await keptPage(context, kept)
      : await openedPage(context, {
          query,
          slug: address.get('service'),
          reordered: await readReordered(context, address.get(REORDERED)),
        });
    const { page, networks } = opened;
    const widget = await widgetOf(context, widgetIn(address));
    const checkout = await loadCheckout(context, {
      lines: pricedLines(shownForm(page.form, type), { networks, services: page.services }),
      ...{ type, widget },
      ...(kept && {
        payment: textIn(kept, 'payment', 30),
        coupon: textIn(kept, 'coupon_code', 100),
        isFast: kept.get('speedup') === '1',
      }),
      attempt: readAttempt(address.get(ATTEMPT)) ?? readAttempt(kept?.get('key') ?? null),
    });
    return { ...opened, checkout };
  });
}
