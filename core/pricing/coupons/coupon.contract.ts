import { z } from 'zod';
import { id } from '#core/platform/http/wire.contract.ts';
import { COUPON_TYPES } from '#core/pricing/quote/coupon-terms.pure.ts';

const amount = z
  .string()
  .regex(/^\d+(\.\d{1,6})?$/)
  .meta({ description: 'US dollars, exact.' });

export const coupon = z
  .object({
    id,
    code: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    bonus_type: z.enum(COUPON_TYPES).meta({
      description:
        'A discount makes an order cheaper, cashback gives a part of its cost to the balance, ' +
        'a bonus adds to what is paid in from outside.',
    }),
    bonus_amount_calculation_type: z.enum(['amount', 'percentage']),
    bonus_amount: amount.nullable(),
    bonus_amount_float: z.number().nullable(),
    bonus_percentage: z.number().min(0).max(1).nullable().meta({ description: 'A fraction.' }),
    min_amount: amount.meta({ description: 'The least amount that it can be used for.' }),
    min_amount_float: z.number(),
    valid_to: z.iso.datetime().nullable().meta({ description: 'Without one it does not end.' }),
  })
  .meta({ id: 'Coupon' });
export type Coupon = z.infer<typeof coupon>;

export const couponsAnswer = z.object({ data: z.array(coupon) });
