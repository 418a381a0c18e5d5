import { z } from 'zod';
import { methodId, wireAmount, wireFloat } from '#core/platform/http/wire.contract.ts';
import { quoteLine } from '#core/pricing/quote/quote-line.contract.ts';
import { parseAmount } from '#core/money/money.ts';
import { COUPON_TYPES } from '#core/pricing/quote/coupon-terms.pure.ts';

/** Text or a number; a number in exponent notation is not accepted. */
const amountToPay = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z
    .string()
    .max(30)
    .refine((text) => parseAmount(text) !== undefined, { params: { code: 'invalid_format' } }),
);

export const totalAmountBody = z.object({
  payment_method_id: methodId,
  amount: amountToPay.meta({ description: 'US dollars with at most six digits after the point.' }),
  coupon_code: z.string().max(100).nullish(),
});
export type TotalAmountBody = z.infer<typeof totalAmountBody>;

export const totalAmount = z
  .object({
    original_amount: wireAmount,
    original_amount_float: wireFloat,
    fee: wireAmount,
    fee_float: wireFloat,
    fee_percent: z.number(),
    coupon_bonus: wireAmount,
    coupon_bonus_float: wireFloat,
    coupon_bonus_type: z.enum(COUPON_TYPES).nullable(),
    coupon_bonus_amount_calculation_type: z.enum(['amount', 'percentage']).nullable(),
    coupon_bonus_percentage: z.number().nullable(),
    payment_method_bonus: wireAmount,
    payment_method_bonus_float: wireFloat,
    payment_method_bonus_percent: z.number(),
    total_bonus: wireAmount.meta({ description: 'Of the coupon and of the method together.' }),
    total_bonus_float: wireFloat,
    amount_to_be_credited: wireAmount,
    amount_to_be_credited_float: wireFloat,
    total_amount: wireAmount.meta({ description: 'What is charged.' }),
    total_amount_float: wireFloat,
    lines: z.array(quoteLine).meta({ description: 'How the charge comes about; it is their sum.' }),
    credits: z
      .array(quoteLine)
      .meta({ description: 'What is credited; each is an entry of its own.' }),
    versions: z
      .object({ price: z.string(), rate: z.string() })
      .meta({ description: 'Of the terms that the amounts were made of.' }),
  })
  .meta({ id: 'TotalAmount' });
export type TotalAmount = z.infer<typeof totalAmount>;

export const totalAmountAnswer = z.object({ data: totalAmount });
