import { z } from 'zod';
import { id, wireAmount, wireFloat } from '#core/platform/http/wire.contract.ts';
import { parseAmount } from '#core/money/money.ts';

export const withdrawalMethod = z
  .object({
    id,
    name: z.string(),
    icon: z.string().meta({ description: 'The name of a picture.' }),
    description: z.string().nullable(),
    account_hint: z
      .string()
      .nullable()
      .meta({ description: 'What is to be written as the account.' }),
    min_amount: wireAmount,
    min_amount_float: wireFloat,
    max_amount: wireAmount.nullable(),
    max_amount_float: wireFloat.nullable(),
    fee_percent: z.number().min(0).max(1).meta({ description: 'A fraction.' }),
    min_fee: wireAmount.meta({ description: 'The least that is kept, however small the amount.' }),
    min_fee_float: wireFloat,
  })
  .meta({ id: 'WithdrawalMethod' });
export type WithdrawalMethod = z.infer<typeof withdrawalMethod>;

/** How somebody proves that it is them who asks. */
export const PROOFS = ['code', 'password'] as const;
export type Proof = (typeof PROOFS)[number];

export const withdrawalMethodsAnswer = z.object({
  data: z.array(withdrawalMethod).meta({ description: 'As the owner put them.' }),
  meta: z.object({
    available: wireAmount.meta({ description: 'What is earned and can be withdrawn.' }),
    available_float: wireFloat,
    proof: z.enum(PROOFS).meta({
      description: 'What a withdrawal is confirmed by: a code where logging in asks for one.',
    }),
  }),
});
export type WithdrawalMethods = z.infer<typeof withdrawalMethodsAnswer>;

/** Text or a number; a number in exponent notation is not accepted. */
export const amountToMove = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z
    .string()
    .max(30)
    .refine((text) => parseAmount(text) !== undefined, { params: { code: 'invalid_format' } }),
);

export const withdrawalTotalBody = z.object({
  amount: amountToMove.meta({ description: 'US dollars, in whole cents.' }),
  payment_method_id: id.meta({ description: 'Of a withdrawal method.' }),
});
export type WithdrawalTotalBody = z.infer<typeof withdrawalTotalBody>;

export const withdrawalTotal = z
  .object({
    amount: wireAmount.meta({ description: 'What leaves the earnings.' }),
    amount_float: wireFloat,
    fee: wireAmount.meta({ description: 'What is kept of it.' }),
    fee_float: wireFloat,
    fee_percent: z.number(),
    min_fee: wireAmount,
    min_fee_float: wireFloat,
    total_amount: wireAmount.meta({ description: 'What is paid out.' }),
    total_amount_float: wireFloat,
  })
  .meta({ id: 'WithdrawalTotal' });
export type WithdrawalTotal = z.infer<typeof withdrawalTotal>;

export const withdrawalTotalAnswer = z.object({ data: withdrawalTotal });
