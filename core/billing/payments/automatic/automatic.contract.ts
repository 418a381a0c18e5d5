import { z } from 'zod';
import { bigId, count, wireAmount, wireFloat } from '#core/platform/http/wire.contract.ts';
import { parseAmount } from '#core/money/money.ts';
import { INVOICE_STATUSES } from '../invoices/invoice-status.pure.ts';
import { REASONS } from '../invoices/invoice.contract.ts';

const asked = z
  .string()
  .max(30)
  .refine((text) => parseAmount(text) !== undefined, { params: { code: 'invalid_format' } });

export const automaticBody = z.object({
  is_enabled: z.boolean(),
  threshold: asked.optional().meta({
    description: 'Spending that leaves the balance below it has the card charged.',
  }),
  amount: asked.optional().meta({ description: 'What is put on the balance each time.' }),
  day_ceiling: asked.optional().meta({
    description: 'The most that a day may charge, fees included; days are those of UTC.',
  }),
  recurring_payments_method_id: bigId
    .nullish()
    .meta({ description: 'The card. Whatever is missing stays as it was.' }),
});
export type AutomaticBody = z.infer<typeof automaticBody>;

export const OFF_REASONS = ['card_refused', 'card_removed', 'method_unavailable'] as const;

export const automaticTopUp = z
  .object({
    is_enabled: z.boolean(),
    threshold: wireAmount.nullable().meta({ description: 'Null until it was ever set.' }),
    threshold_float: wireFloat.nullable(),
    amount: wireAmount.nullable(),
    amount_float: wireFloat.nullable(),
    day_ceiling: wireAmount.nullable(),
    day_ceiling_float: wireFloat.nullable(),
    recurring_payments_method_id: bigId.nullable(),
    off_reason: z
      .enum(OFF_REASONS)
      .nullable()
      .meta({ description: 'Why it went off, unless the customer turned it off.' }),
    refusals: count.meta({ description: 'How often in a row the card was refused.' }),
    most_refusals: count.meta({ description: 'As many turn it off.' }),
    charged_today: wireAmount,
    charged_today_float: wireFloat,
    is_ceiling_reached: z.boolean().meta({
      description: 'Whether today something was not charged because of the ceiling.',
    }),
    last: z
      .object({
        invoice_id: bigId,
        status: z.enum(INVOICE_STATUSES),
        reason: z.enum(REASONS).nullable(),
        total_amount: wireAmount,
        created_at: z.iso.datetime(),
      })
      .nullable()
      .meta({ description: 'The newest invoice that came about by itself.' }),
  })
  .meta({ id: 'AutomaticTopUp' });
export type AutomaticTopUp = z.infer<typeof automaticTopUp>;

export const automaticAnswer = z.object({ data: automaticTopUp });
