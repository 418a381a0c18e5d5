import { z } from 'zod';
import { bigId, count, id, wireAmount } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { NOTICE_KINDS } from './notice-kinds.pure.ts';

const notice = z
  .object({
    id: bigId,
    kind: z.enum(NOTICE_KINDS),
    order_id: bigId.nullable(),
    drip_feed_id: bigId.nullable(),
    invoice_id: bigId.nullable(),
    service: z.string().nullable().meta({ description: 'As the order calls it.' }),
    service_id: id.nullable().meta({ description: 'Of a review.' }),
    ticket_id: bigId.nullable(),
    subscription_id: bigId.nullable(),
    subject: z.string().nullable().meta({ description: 'Of the ticket or the subscription.' }),
    delivered: count.nullable(),
    quantity: count.nullable(),
    runs: count.nullable().meta({ description: 'Of a drip-feed.' }),
    refunded: wireAmount.nullable().meta({ description: 'What is back on the balance.' }),
    amount: wireAmount.nullable().meta({ description: 'What was paid, or is to be paid.' }),
    credited: wireAmount.nullable().meta({ description: 'What has come to the balance.' }),
    address: z
      .string()
      .nullable()
      .meta({ description: 'Of an endpoint of webhooks, or the host of a rented panel.' }),
    reason: z.string().nullable().meta({ description: 'What staff say of it.' }),
    grade: z.string().nullable().meta({ description: 'The one since then.' }),
    grade_before: z.string().nullable(),
    plan: z.string().nullable().meta({ description: 'The plan of keyword campaigns.' }),
    until: z.iso.datetime().nullable().meta({
      description: 'Until when the grade holds, something is to be paid, or a post waits.',
    }),
    created_at: z.iso.datetime(),
    read_at: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'Notice',
    description: 'What has happened, in facts; which are there, the kind says.',
  });
export type Notice = z.infer<typeof notice>;

export const noticesQuery = localeQuery.extend({
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
  unread: z.enum(['0', '1']).optional().meta({ description: 'With 1, only what was not read.' }),
});

export const noticesAnswer = z.object({
  data: z.array(notice).meta({ description: 'The newest first.' }),
  meta: z.object({
    next: z.string().nullable().meta({ description: 'Asks for the page after as `cursor`.' }),
    unread: count.meta({ description: 'How many were not read; 100 for more as well.' }),
  }),
});

export const noticePath = z.object({ noticeId: z.string().max(100) });
export const noticeAnswer = z.object({ data: notice });

export const readAllBody = z.strictObject({
  until: bigId.optional().meta({ description: 'The newest one that was seen; without it, all.' }),
});
