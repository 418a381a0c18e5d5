import { z } from 'zod';
import type { JobKind } from '#core/platform/jobs/define-job.ts';

const ofCustomer = z.strictObject({ customerId: z.string() });

/** Brings the grade of a customer up to now, where something else than an order has changed it. */
export const SETTLE_GRADE: JobKind<typeof ofCustomer> = {
  kind: 'settle-grade',
  schema: ofCustomer,
  maxAttempts: 5,
};

const ofInstance = z.strictObject({});

/** The same for all customers of an instance whose ladder is another one. */
export const REGRADE: JobKind<typeof ofInstance> = {
  kind: 'regrade',
  schema: ofInstance,
  maxAttempts: 5,
};
