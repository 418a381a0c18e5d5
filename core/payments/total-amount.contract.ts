import { z } from 'zod';
import { parseAmount } from '#core/money.ts';
import { COUPON_TYPES } from '#core/quote/coupon-terms.pure.ts';
import { LINE_KINDS } from '#core/quote/quote-line.pure.ts';

const amount = z
  .string()
  .regex(/^\d+(\.\d{1,6})?$/)
  .meta({ description: 'US dollars, exact.' });
const float = z.number().meta({ description: 'The same amount as a number.' });

/** As text or as a number; what a number says by an exponent is no amount. */
const amountToPay = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z
    .string()
    .max(30)
    .refine((text) => parseAmount(text) !== undefined, { params: { code: 'invalid_format' } }),
);

export const totalAmountBody = z.object({
  payment_method_id: z.int().min(0).max(2_147_483_647),
  amount: amountToPay.meta({ description: 'US dollars with at most six digits after the point.' }),
  coupon_code: z.string().max(100).nullish(),
});
export type TotalAmountBody = z.infer<typeof totalAmountBody>;

const line = z.object({
  kind: z.enum(LINE_KINDS),
  amount,
  amount_float: float,
  percent: z.number().nullable().meta({ description: 'The fraction behind it, where it has one.' }),
});

export const totalAmount = z
  .object({
    original_amount: amount,
    original_amount_float: float,
    fee: amount,
    fee_float: float,
    fee_percent: z.number(),
    coupon_bonus: amount,
    coupon_bonus_float: float,
    coupon_bonus_type: z.enum(COUPON_TYPES).nullable(),
    coupon_bonus_amount_calculation_type: z.enum(['amount', 'percentage']).nullable(),
    coupon_bonus_percentage: z.number().nullable(),
    payment_method_bonus: amount,
    payment_method_bonus_float: float,
    payment_method_bonus_percent: z.number(),
    total_bonus: amount.meta({ description: 'Of the coupon and of the method together.' }),
    total_bonus_float: float,
    amount_to_be_credited: amount,
    amount_to_be_credited_float: float,
    total_amount: amount.meta({ description: 'What is charged.' }),
    total_amount_float: float,
    lines: z.array(line).meta({ description: 'How the charge comes about; it is their sum.' }),
    credits: z.array(line).meta({ description: 'What is credited; each is an entry of its own.' }),
    versions: z
      .object({ price: z.string(), rate: z.string() })
      .meta({ description: 'Of the terms that the amounts were made of.' }),
  })
  .meta({ id: 'TotalAmount' });
export type TotalAmount = z.infer<typeof totalAmount>;

export const totalAmountAnswer = z.object({ data: totalAmount });
