import { z } from 'zod';
import type { JobKind } from '#core/platform/jobs/define-job.ts';

const schema = z.strictObject({ customerId: z.string() });

/** Written when a customer owes more or less: what others earn by their orders is another sum. */
export const DEBT_MOVED: JobKind<typeof schema> = {
  kind: 'debt-moved',
  schema,
  maxAttempts: 8,
};
