import { z } from 'zod';
import { bigId, wireAmount, pageLimit } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { isWholeCents, parseAmount } from '#core/money/money.ts';
import { INVOICE_STATUSES } from '../invoices/invoice-status.pure.ts';
import { REFUND_STATES } from '../refunds/refund-state.pure.ts';
import { invoice, invoicePath } from '../invoices/invoice.contract.ts';

const firstApproval = z
  .object({
    id: bigId,
    name: z.string(),
    received_amount: wireAmount,
    at: z.iso.datetime(),
    is_mine: z.boolean(),
  })
  .meta({ description: 'Of a large payment; somebody else has to approve the same sum.' });

const refund = z.object({
  id: bigId,
  amount: wireAmount,
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  refusal: z.string().nullable().meta({
    description: 'What the gateway or the bank has said.',
  }),
  is_by_gateway: z.boolean().meta({ description: 'Otherwise staff have sent it themselves.' }),
  staff: z.object({ id: bigId, name: z.string() }),
  created_at: z.iso.datetime(),
});

const staffPayment = invoice
  .extend({
    customer: z.object({
      id: bigId,
      name: z.string(),
      email: z.string().nullable(),
      balance: wireAmount,
      debt: wireAmount.meta({ description: 'What they owe; the next credit pays it first.' }),
    }),
    gateway: z
      .string()
      .nullable()
      .meta({ description: 'Who takes the money; null where staff look for it.' }),
    reference: z.string().nullable().meta({ description: 'What the gateway calls it.' }),
    decided_by: z
      .object({ id: bigId, name: z.string() })
      .nullable()
      .meta({ description: 'The member of staff.' }),
    is_own: z.boolean().meta({ description: 'Of who asks: nobody decides on their own payment.' }),
    may_be_decided: z.boolean(),
    refundable: z
      .object({ most: wireAmount, is_by_gateway: z.boolean() })
      .nullable()
      .meta({ description: 'What can be given back now, and who sends it.' }),
    refunds: z.array(refund).meta({ description: 'What staff have given back.' }),
    returned_amount: wireAmount.meta({
      description: 'What was given back and returned by a bank; it is on the balance again.',
    }),
    return_waits: z.boolean().meta({ description: 'Nobody of the staff has seen to it yet.' }),
    further_to: bigId.nullable().meta({
      description: 'The payment that was credited before this came for it as well.',
    }),
    first_approval: firstApproval.nullable(),
    second_approval_above: wireAmount.meta({
      description: 'Where more than this came, two people approve it.',
    }),
  })
  .meta({ id: 'StaffPayment' });
export type StaffPayment = z.infer<typeof staffPayment>;

export const staffPaymentAnswer = z.object({ data: staffPayment });
export const staffPaymentsAnswer = z.object({
  data: z.array(staffPayment),
  meta: z.object({ next: z.string().nullable() }),
});

export const staffPaymentsQuery = localeQuery.extend({
  status: z
    .enum(INVOICE_STATUSES)
    .optional()
    .meta({ description: '`waiting` unless it says another.' }),
  refunds: z.enum(['returned']).optional().meta({
    description: 'Instead of a status: those with a refund that came back, or has failed.',
  }),
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
  limit: pageLimit.optional(),
});

const isSomeCents = (micro: bigint) => micro > 0n && isWholeCents(micro);

const someCents = z
  .string()
  .max(30)
  .refine((text) => isSomeCents(parseAmount(text) ?? 0n), { params: { code: 'invalid_format' } })
  .optional();

const confirmedAmount = z.string().max(30).optional().meta({
  description:
    'What is credited, as staff have agreed to it. Without it, or with another sum, nothing moves, and the answer names the sum.',
});

export const approveBody = z.object({
  received_amount: someCents.meta({
    description:
      'What came, in whole cents, if it is not the total, or not what the first has approved.',
  }),
  confirmed_amount: confirmedAmount,
});

export const refuseBody = z.object({
  reason: z.string().trim().min(1).max(500).optional().meta({
    description: 'Needed; the customer reads it.',
  }),
});

/** A number too long to exist is answered as not found. */
export const refundPath = invoicePath.extend({ refundId: z.string().max(100) });

export const refundBody = z.object({
  amount: someCents.meta({ description: 'In whole cents; all that can be given back if missing.' }),
  reason: z.string().trim().min(1).max(500).optional().meta({
    description: 'Needed; only staff read it.',
  }),
  confirmed_amount: z.string().max(30).optional().meta({
    description: 'What is given back, as staff have agreed to it; nothing moves without it.',
  }),
});
