import { z } from 'zod';
import { bigId, count } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { order } from '#core/ordering/orders/order.contract.ts';
import { REFILL_STATES } from '#core/ordering/refill-records/refill-state.pure.ts';
import { DECISIONS, QUEUES } from './queue-words.pure.ts';

const staffOrder = order
  .extend({
    customer: z.object({ id: bigId, name: z.string(), email: z.string().nullable() }),
    queue: z.enum(QUEUES).nullable(),
    decisions: z.array(z.enum(DECISIONS)).meta({ description: 'What staff may do with it now.' }),
    delivery: z
      .object({
        route: z.enum(['simulator', 'manual', 'api_v2', 'tasks']),
        provider: z.string().nullable(),
        reference: z.string().nullable(),
        since: z.iso.datetime(),
        taken_by: z
          .object({ id: bigId, name: z.string() })
          .nullable()
          .meta({ description: 'The member of staff.' }),
      })
      .nullable()
      .meta({ description: 'With whom it is, or may be; nothing where it is with nobody.' }),
    open_refill: z
      .object({
        state: z.enum(REFILL_STATES),
        asked_by: z.enum(['customer', 'clock']),
        missing: count.nullable(),
        note: z.string().nullable().meta({ description: 'What who delivered it said.' }),
        short_provider: z.string().nullable().meta({
          description: 'Whose lack of money it waits for; then it is sent by itself.',
        }),
        since: z.iso.datetime(),
      })
      .nullable()
      .meta({ description: 'What was asked for again, as long as it is open.' }),
    review: z
      .object({ reason: z.string().nullable(), by: z.string(), since: z.iso.datetime() })
      .nullable()
      .meta({ description: 'Why staff hold it, which its customer does not read.' }),
    refusals: z.array(z.object({ provider: z.string().nullable(), text: z.string() })),
  })
  .meta({ id: 'StaffOrder' });
export type StaffOrder = z.infer<typeof staffOrder>;

export const staffMembersAnswer = z.object({
  data: z.array(
    z.object({ id: bigId, name: z.string(), is_self: z.boolean() }).meta({ id: 'StaffMember' }),
  ),
});

export const staffOrderAnswer = z.object({ data: staffOrder });
export const staffOrdersAnswer = z.object({
  data: z.array(staffOrder),
  meta: z.object({
    next: z.string().nullable(),
    short_providers: z
      .array(z.string())
      .meta({ description: 'Those that get no orders for want of money.' }),
  }),
});

export const LONGEST_SEARCH = 2_000;

export const staffOrdersQuery = localeQuery.extend({
  queue: z.enum(QUEUES).default('waiting'),
  search: z
    .string()
    .max(LONGEST_SEARCH)
    .optional()
    .meta({ description: 'A number or a link; then in whatever queue, or none.' }),
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
});
export type StaffOrdersQuery = z.infer<typeof staffOrdersQuery>;

export const decideOrderBody = z.object({
  decision: z
    .enum(DECISIONS)
    .optional()
    .meta({ description: 'Needed; of what is not there, nothing is needed.' }),
  delivery_since: z.iso.datetime().optional().meta({
    description: 'As the order said it; nothing is decided of a delivery after that one.',
  }),
  start_quantity: count.optional().meta({ description: 'How many there were before it began.' }),
  delivered: count.optional().meta({ description: 'How many have come of it by now.' }),
  reference: z
    .string()
    .trim()
    .regex(/^[\w-]{1,100}$/)
    .optional()
    .meta({ description: 'The number that the provider has given to it.' }),
  reason: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .optional()
    .meta({ description: 'The customer reads it, but for that of a hold.' }),
  taken_by: bigId
    .optional()
    .meta({ description: 'Who delivers it; whoever takes it, unless it says another.' }),
  confirmed_amount: z.string().max(30).optional().meta({
    description:
      'Of what ends an order: what is paid back, and of a complete one what is kept. Without it, or with another sum, nothing happens, and the answer names the sum.',
  }),
});
export type DecideOrderBody = z.infer<typeof decideOrderBody>;
