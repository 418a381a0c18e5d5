import { z } from 'zod';
import { id } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { order, orderHistoryAnswer } from '../order.contract.ts';
import { payByInvoiceBody } from '../place-order.contract.ts';

export const followQuery = localeQuery.extend({
  // A missing signature is answered like a wrong one.
  signature: z
    .string()
    .max(100)
    .default('')
    .meta({ description: 'As it stands in the link of the order.' }),
});

/** A guest has neither a balance nor saved cards. */
export const payFollowedBody = payByInvoiceBody.omit({
  recurring_payments_method_id: true,
  unpaid_discount: true,
});

export const followedAnswer = z.object({
  data: z
    .object({
      order: order.meta({
        description: 'With no action but to pay for it, as long as it is a guest’s.',
      }),
      history: orderHistoryAnswer.shape.data,
      progress: orderHistoryAnswer.shape.meta.shape.progress,
      payment_methods: z.array(id).meta({
        description:
          'Those by which it can be paid, as its order widget has it; empty for all, and for none.',
      }),
      is_own: z.boolean().meta({ description: 'Whether it belongs to who is logged in.' }),
    })
    .meta({ id: 'FollowedOrder' }),
});
export type FollowedOrder = z.infer<typeof followedAnswer>['data'];
