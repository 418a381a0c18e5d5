import { z } from 'zod';

/** What the form asks for. */
export const declineCheckForm = z.object({ reason: z.string().trim().min(1).max(500) });

/** Whether there is such a check is looked at before what is said of it. */
export const declineCheckBody = z.object({
  reason: declineCheckForm.shape.reason
    .optional()
    .meta({ description: 'Needed; the customer reads it.' }),
});
