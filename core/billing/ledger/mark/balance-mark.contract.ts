import { z } from 'zod';
import { parseAmount } from '#core/money/money.ts';
import { wireAmount } from '#core/platform/http/wire.contract.ts';

export const balanceMarkAnswer = z.object({
  data: z
    .object({
      below: wireAmount.nullable().meta({
        description: 'A balance that falls below it makes an event; null where none does.',
      }),
    })
    .meta({ id: 'BalanceMark' }),
});

export const balanceMarkBody = z.strictObject({
  below: z
    .string()
    .max(30)
    .refine((text) => (parseAmount(text) ?? 0n) > 0n, { params: { code: 'invalid_format' } })
    .nullable(),
});
