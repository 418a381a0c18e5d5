import { z } from 'zod';

/** The job that asks an order's provider for a refill. */
export const SEND_REFILL = {
  kind: 'send-refill',
  schema: z.strictObject({ orderId: z.string() }),
  maxAttempts: 12,
};
