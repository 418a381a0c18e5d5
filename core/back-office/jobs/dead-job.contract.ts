import { z } from 'zod';
import { bigId, count } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';

const LONGEST_REASON = 500;

const deadJob = z
  .object({
    id: bigId,
    kind: z.string(),
    error: z.string().meta({ description: 'Without keys, tokens and addresses of people.' }),
    attempts: count,
    may_be_retried: z.boolean().meta({
      description:
        'False where what it was for is treated in its own list, such as orders or mails.',
    }),
    created_at: z.iso.datetime(),
    died_at: z.iso.datetime(),
  })
  .meta({ id: 'DeadJob' });
export type DeadJob = z.infer<typeof deadJob>;

export const deadJobsAnswer = z.object({ data: z.array(deadJob), meta: listMeta });
export const deadJobPath = z.object({ jobId: z.string().regex(/^[1-9]\d{0,14}$/) });
export const retryKindBody = z.object({ kind: z.string().min(1).max(100).optional() });
export const discardJobBody = z.object({
  reason: z.string().trim().min(1).max(LONGEST_REASON).optional(),
});
export const retriedAnswer = z.object({ data: z.object({ retried: count }) });
