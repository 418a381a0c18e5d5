import { z } from 'zod';
import { localeQuery } from '#core/http/locale.contract.ts';
import { wireAmount, wireFloat } from '#core/payments/total-amount.contract.ts';
import { dripFeedOrdered } from '../order.contract.ts';
import { ORDER_STATUSES } from '../order-status.pure.ts';
import { RUN_STATES } from './run-states.pure.ts';

export const shownDripFeed = dripFeedOrdered
  .extend({
    contents_limit: z.null().meta({ description: 'Of subscriptions only.' }),
    actions: z.object({ cancelable: z.boolean() }),
  })
  .meta({ id: 'ShownDripFeed' });
export type ShownDripFeed = z.infer<typeof shownDripFeed>;

const id = z.int().min(1);

const run = z
  .object({
    run: id,
    state: z.enum(RUN_STATES),
    quantity: id,
    cost: wireAmount,
    cost_float: wireFloat,
    starts_at: z.iso.datetime().nullable().meta({ description: 'Or when it did.' }),
    order_id: id.nullable(),
    status: z.enum(ORDER_STATUSES).nullable(),
    current_quantity: z.int().min(0),
    refunded: wireAmount,
  })
  .meta({ id: 'DripFeedRun' });
export type DripFeedRun = z.infer<typeof run>;

export const dripFeedPageAnswer = z.object({
  data: shownDripFeed.extend({ run_list: z.array(run) }),
});
export type DripFeedPage = z.infer<typeof dripFeedPageAnswer>['data'];

const PER_PAGE = 10;

export const dripFeedsQuery = localeQuery.extend({
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
  per_page: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .optional()
    .transform((size) => size ?? PER_PAGE)
    .meta({ description: `${PER_PAGE} unless said.` }),
});
export type DripFeedsQuery = z.infer<typeof dripFeedsQuery>;

export const dripFeedsAnswer = z.object({
  data: z.array(shownDripFeed),
  recordsFiltered: z.int().min(0),
  meta: z.object({ next: z.string().nullable() }),
});
