import type { CheckoutLine } from './checkout-line.server.ts';

/** A line as the widget's call has it. */
export function widgetLine(line: CheckoutLine) {
  return {
    serviceId: line.service_id,
    quantity: line.quantity,
    url: line.url,
    isGuarantee: line.is_guarantee,
    dripFeed: line.drip_feed,
    targetableValues: line.targetable_values,
    countryIds: line.country_ids,
    isReorder: line.is_reorder ? 1 : 0,
    isSpeedup: line.is_speedup ? 1 : 0,
  };
}
