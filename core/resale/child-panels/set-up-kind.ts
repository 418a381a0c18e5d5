import { z } from 'zod';
import type { JobKind } from '#core/platform/jobs/define-job.ts';

const schema = z.strictObject({ panelId: z.string().regex(/^\d{1,18}$/) });

/** Takes over what the panel that rents it out sells. */
export const SET_UP_PANEL: JobKind<typeof schema> = {
  kind: 'set-up-child-panel',
  schema,
  maxAttempts: 10,
};
