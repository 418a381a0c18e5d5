import { z } from 'zod';

/** The job that sends an order to its provider. */
export const DISPATCH_ORDER = {
  kind: 'dispatch-order',
  schema: z.strictObject({ orderId: z.string() }),
  maxAttempts: 12,
};
