import { z } from 'zod';
import {
  dripFeed,
  link,
  serviceName,
  targetableValues,
} from '#core/ordering/form/order-cost.contract.ts';
import { MOST_LINES } from '#core/ordering/form/order-line.pure.ts';

const count = z.int().min(1).max(2_147_483_647);

/** A line of an order as the core takes it. */
const checkoutLine = z.object({
  service_id: serviceName,
  quantity: count,
  url: link.default(''),
  is_guarantee: z.boolean().default(false),
  drip_feed: dripFeed.nullable().default(null),
  targetable_values: targetableValues.default([]),
  country_ids: z.array(count).max(300).default([]),
  is_reorder: z.boolean().default(false),
  is_speedup: z.boolean().default(false),
});

export type CheckoutLine = z.infer<typeof checkoutLine>;

const checkoutLines = z.array(checkoutLine).min(1).max(MOST_LINES);

/** The lines that a form carries as JSON; undefined for what no form of ours sends. */
export function readLines(text: FormDataEntryValue | null): CheckoutLine[] | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    return checkoutLines.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
