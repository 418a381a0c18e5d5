import { z } from 'zod';
import { parseAmount } from '#core/money/money.ts';
import { wireAmount } from '#core/platform/http/wire.contract.ts';

const testAccount = z
  .object({ balance: wireAmount.meta({ description: 'Of money that is none.' }) })
  .meta({ id: 'TestAccount' });
export type TestAccount = z.infer<typeof testAccount>;

export const testAccountAnswer = z.object({ data: testAccount.nullable() });
export const toppedUpAnswer = z.object({ data: testAccount });

export const topUpTestBody = z.strictObject({
  amount: z
    .string()
    .max(30)
    .refine((text) => (parseAmount(text) ?? 0n) > 0n, { params: { code: 'invalid_format' } })
    .meta({ description: 'In US dollars.' }),
});
