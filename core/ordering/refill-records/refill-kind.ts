import { z } from 'zod';

/** The job that asks who delivered an order for a refill. */
export const SEND_REFILL = {
  kind: 'send-refill',
  schema: z.strictObject({ orderId: z.string() }),
  maxAttempts: 12,
};
