import { z } from 'zod';
import { localeQuery } from '#core/http/locale.contract.ts';
import { parseAmount } from '#core/money.ts';
import { INVOICE_STATUSES } from '../invoices/invoice-status.pure.ts';
import { invoice } from '../invoices/invoice.contract.ts';

const staffPayment = invoice
  .extend({
    customer: z.object({
      id: z.int(),
      name: z.string(),
      email: z.string().nullable(),
    }),
    gateway: z
      .string()
      .nullable()
      .meta({ description: 'Who takes the money; null where staff look for it.' }),
    decided_by: z.int().nullable().meta({ description: 'The member of staff.' }),
    may_be_decided: z.boolean(),
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
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .optional(),
});

const CENT_MICRO = 10_000n;

export const approveBody = z.object({
  received_amount: z
    .string()
    .max(30)
    .refine((text) => (parseAmount(text) ?? 0n) >= CENT_MICRO, {
      params: { code: 'invalid_format' },
    })
    .optional()
    .meta({ description: 'What came, if it is not the total; at least a cent.' }),
});

export const refuseBody = z.object({
  reason: z.string().trim().min(1).max(500).optional().meta({
    description: 'Needed; the customer reads it.',
  }),
});
