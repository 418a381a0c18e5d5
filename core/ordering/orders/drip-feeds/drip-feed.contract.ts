import { z } from 'zod';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import {
  bigId,
  count,
  quantity,
  wireAmount,
  wireFloat,
} from '#core/platform/http/wire.contract.ts';
import { tableFields } from '../list/table-query.contract.ts';
import { dripFeedOrdered } from '../order.contract.ts';
import { ORDER_STAGES } from '../order-stage.pure.ts';
import { ORDER_STATUSES } from '../order-status.pure.ts';
import { RUN_STATES } from './run-states.pure.ts';

export const shownDripFeed = dripFeedOrdered
  .extend({
    refunded: wireAmount.meta({
      description: 'Of its runs, and of those that never began when it was canceled.',
    }),
    refunded_float: wireFloat,
    contents_limit: z.null().meta({ description: 'Of subscriptions only.' }),
    actions: z.object({ cancelable: z.boolean() }),
  })
  .meta({ id: 'ShownDripFeed' });
export type ShownDripFeed = z.infer<typeof shownDripFeed>;

const run = z
  .object({
    run: quantity,
    state: z.enum(RUN_STATES),
    quantity,
    cost: wireAmount,
    cost_float: wireFloat,
    starts_at: z.iso.datetime().nullable().meta({ description: 'Or when it did.' }),
    order_id: bigId.nullable(),
    status: z.enum(ORDER_STATUSES).nullable(),
    stage: z.enum(ORDER_STAGES).nullable().meta({ description: 'As of its order.' }),
    current_quantity: count,
    refunded: wireAmount,
  })
  .meta({ id: 'DripFeedRun' });
export type DripFeedRun = z.infer<typeof run>;

export const dripFeedPageAnswer = z.object({
  data: shownDripFeed.extend({ run_list: z.array(run) }),
});
export type DripFeedPage = z.infer<typeof dripFeedPageAnswer>['data'];

export const DRIP_FEED_SORTS = ['id', 'status', 'createdAt', 'cost', 'quantity'] as const;
export type DripFeedSort = (typeof DRIP_FEED_SORTS)[number];

export const dripFeedsQuery = localeQuery.extend(tableFields(DRIP_FEED_SORTS));
export type DripFeedsQuery = z.infer<typeof dripFeedsQuery>;

export const dripFeedsAnswer = z.object({
  data: z.array(shownDripFeed),
  recordsFiltered: count,
  meta: z.object({
    next: z.string().nullable().meta({ description: 'Asks for the page after as `cursor`.' }),
  }),
});
