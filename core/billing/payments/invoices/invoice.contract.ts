import { z } from 'zod';
import { bigId, wireAmount, wireFloat } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { parseAmount } from '#core/money/money.ts';
import { panelPath } from '../panel-path.contract.ts';
import { PAYMENT_STRATEGIES } from '../payment-method.contract.ts';
import { quoteLine } from '#core/pricing/quote/quote-line.contract.ts';
import { totalAmountBody } from '../total-amount.contract.ts';
import { INVOICE_STATUSES } from './invoice-status.pure.ts';

const wayBack = panelPath.meta({
  description: 'A path of the panel; it comes back with `invoice`, the id, in its query.',
});

export const addFundsBody = totalAmountBody.extend({
  recurring_payments_method_id: bigId
    .nullish()
    .meta({ description: 'A saved card of that method, to be charged at once.' }),
  success_url: wayBack.optional(),
  cancel_url: wayBack.optional(),
  expected_total: z
    .string()
    .max(30)
    .refine((text) => parseAmount(text) !== undefined, { params: { code: 'invalid_format' } })
    .optional()
    .meta({ description: 'The `total_amount` that was shown; another one now is refused.' }),
});
export type AddFundsBody = z.infer<typeof addFundsBody>;

/** An id too long to exist is answered as not found. */
export const invoiceQuery = z.object({
  came_back: z.literal('1').optional().meta({
    description:
      'The customer comes from where they pay: what was said there is asked for at once.',
  }),
});

export const invoicePath = z.object({ invoiceId: z.string().max(100) });

export const invoiceIdOf = (text: string): bigint | undefined =>
  /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;

const cursor = z
  .string()
  .regex(/^\d{1,18}$/)
  .optional()
  .meta({ description: 'The `next` of the page before.' });

const redirect = z.object({
  type: z.literal('redirect'),
  url: z.string().meta({ description: 'With a slash in front, a path of the panel.' }),
});

const instructions = z.object({
  type: z.enum(['qr_code', 'message', 'invoice']),
  account_number: z.string().nullable(),
  account_holder: z.string().nullable().meta({ description: 'Whose account it is.' }),
  bank_name: z.string().nullable(),
  bic: z.string().nullable(),
  qr_code: z.string().nullable().meta({ description: 'What the code says.' }),
  url: z.string().nullable().meta({ description: 'Where the same can be paid in a browser.' }),
  comment: z.string().meta({ description: 'To be written on the transfer.' }),
  is_user_comment: z.boolean().meta({ description: 'Whether a comment can come with the proof.' }),
  comment_label: z.string().nullable().meta({ description: 'What that comment is asked for.' }),
  description: z.string().nullable().meta({ description: 'HTML of the owner.' }),
});

export const REASONS = [
  'declined',
  'insufficient_funds',
  'card_expired',
  'abandoned',
  'gateway_refused',
  'not_started',
  'time_over',
  'canceled',
  'refused_by_staff',
] as const;
export type InvoiceReason = (typeof REASONS)[number];

export const invoice = z
  .object({
    id: bigId,
    purpose: z.enum(['top_up', 'order']),
    order_ids: z.array(bigId).meta({ description: 'What it pays; nothing for a top-up.' }),
    status: z.enum(INVOICE_STATUSES),
    amount: wireAmount.meta({ description: 'What was to be put on the balance.' }),
    amount_float: wireFloat,
    fee: wireAmount,
    fee_float: wireFloat,
    coupon_bonus: wireAmount,
    coupon_bonus_float: wireFloat,
    payment_method_bonus: wireAmount,
    payment_method_bonus_float: wireFloat,
    total_bonus: wireAmount,
    total_bonus_float: wireFloat,
    amount_to_be_credited: wireAmount.meta({ description: 'Once paid, what was credited.' }),
    amount_to_be_credited_float: wireFloat,
    total_amount: wireAmount.meta({ description: 'What is charged.' }),
    total_amount_float: wireFloat,
    received_amount: wireAmount.nullable().meta({ description: 'What came, once it is paid.' }),
    refunded_amount: wireAmount,
    taken_back: z
      .object({
        balance: wireAmount,
        debt: wireAmount.meta({ description: 'Was spent already: the next credit pays it first.' }),
      })
      .nullable()
      .meta({ description: 'With its bonuses, where it was given back or a bank has taken it.' }),
    lines: z.array(quoteLine),
    credits: z.array(quoteLine),
    payment_method: z.object({
      id: bigId,
      name: z.string(),
      strategy: z.enum(PAYMENT_STRATEGIES),
      icon: z.string(),
    }),
    card: z
      .object({ id: bigId, brand: z.string(), last_four: z.string() })
      .nullable()
      .meta({ description: 'The saved card that pays it, until that card is removed.' }),
    is_automatic: z.boolean().meta({ description: 'Whether nobody asked: the balance was low.' }),
    comment: z.string().nullable().meta({ description: 'What the customer has said.' }),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    paid_at: z.iso.datetime().nullable(),
    reason: z
      .object({ code: z.enum(REASONS), text: z.string().nullable() })
      .nullable()
      .meta({ description: 'Why it failed or was refused; the text is of staff.' }),
    payment: z
      .discriminatedUnion('type', [redirect, instructions])
      .nullable()
      .meta({ description: 'How to pay, while it can be paid.' }),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof invoice>;

export const invoiceAnswer = z.object({ data: invoice });

/** Written once with commas, or repeated. */
const statuses = z.preprocess(
  (value) =>
    value === undefined || value === ''
      ? undefined
      : [value].flat().flatMap((part) => (typeof part === 'string' ? part.split(',') : [part])),
  z.array(z.enum(INVOICE_STATUSES)).max(INVOICE_STATUSES.length).optional(),
);

export const invoicesQuery = localeQuery.extend({
  status: statuses,
  cursor,
});

export const invoicesAnswer = z.object({
  data: z.array(invoice),
  meta: z.object({ next: z.string().nullable() }),
});

/** What a guest may read of an invoice with its signature. */
export const guestMarkedAnswer = z.object({
  data: z.object({ status: z.enum(INVOICE_STATUSES) }),
});

export const markAsPaidBody = z.object({ comment: z.string().trim().max(500).nullish() });
