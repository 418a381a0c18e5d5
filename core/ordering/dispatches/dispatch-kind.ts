import { z } from 'zod';

/** The job that gives an order to who delivers it. */
export const DISPATCH_ORDER = {
  kind: 'dispatch-order',
  schema: z.strictObject({ orderId: z.string() }),
  maxAttempts: 12,
};
