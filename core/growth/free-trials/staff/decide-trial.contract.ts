import { z } from 'zod';

/** What the form asks for. */
export const refuseTrialForm = z.object({ reason: z.string().trim().min(1).max(500) });

/** Whether there is such a trial is looked at before what is said of it. */
export const refuseTrialBody = z.object({
  reason: refuseTrialForm.shape.reason
    .optional()
    .meta({ description: 'Needed; the customer reads it.' }),
});
