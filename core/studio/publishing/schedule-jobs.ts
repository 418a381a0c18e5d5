import { z } from 'zod';
import type { JobKind } from '#core/platform/jobs/define-job.ts';

const schema = z.strictObject({ scheduleId: z.string() });

/** Due when something is to become public. */
export const PUBLISH_SCHEDULED: JobKind<typeof schema> = {
  kind: 'publish-scheduled',
  schema,
  maxAttempts: 12,
};

/** Due when what was public before is to come back. */
export const END_SCHEDULED: JobKind<typeof schema> = {
  kind: 'end-scheduled',
  schema,
  maxAttempts: 12,
};
