import { z } from 'zod';
import { wireFloat } from '#core/platform/http/wire.contract.ts';
import { LINE_KINDS } from './quote-line.pure.ts';

export const quoteLine = z.object({
  kind: z.enum(LINE_KINDS),
  amount: z
    .string()
    .regex(/^-?\d+(\.\d{1,6})?$/)
    .meta({ description: 'US dollars, exact; below zero for what is taken off.' }),
  amount_float: wireFloat,
  percent: z.number().nullable().meta({ description: 'The fraction behind it, where it has one.' }),
});
