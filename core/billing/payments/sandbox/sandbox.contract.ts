import { z } from 'zod';
import { wireAmount, wireFloat } from '#core/platform/http/wire.contract.ts';
import { DECISIONS, TAKEN_BACK } from './decisions.pure.ts';

export const sandboxPath = z.object({ reference: z.string().regex(/^[\w-]{1,100}$/) });

export const sandboxAnswer = z.object({
  data: z
    .object({
      reference: z.string(),
      brand: z.string().meta({ description: 'Who is paid.' }),
      amount: wireAmount,
      amount_float: wireFloat,
      state: z.enum(['open', 'approved', 'declined', 'closed']),
      success_url: z.string(),
      cancel_url: z.string(),
    })
    .meta({ id: 'SandboxPayment' }),
});

export const decideBody = z.object({
  decision: z
    .enum([...DECISIONS, ...TAKEN_BACK])
    .optional()
    .meta({
      description:
        'approve, decline: one message · delay: approved, told after 20 seconds · repeat: told ' +
        'three times · reorder: the end is told before the beginning · close: nothing is told · ' +
        'refund, dispute: all of an approved payment is taken back.',
    }),
});
