import { z } from 'zod';
import { count } from '#core/platform/http/wire.contract.ts';

const fraction = z.number().min(0).max(1);
const times = z
  .object({ median_seconds: count, p90_seconds: count })
  .meta({ description: 'After the order, half of them and nine of ten; null with too few.' });

/** How the latest orders of a service were really delivered. */
export const deliveryRecord = z
  .object({
    orders_count: count.meta({ description: 'Of so many orders, the latest.' }),
    completed: fraction.meta({ description: 'Delivered in full, a fraction of all.' }),
    dropped: z
      .object({ orders_count: count, median: fraction, p90: fraction })
      .nullable()
      .meta({ description: 'Lost again, of what was delivered; of so many that were counted.' }),
    start: times.nullable(),
    completion: times.nullable(),
  })
  .meta({ id: 'DeliveryRecord' });
export type DeliveryRecord = z.infer<typeof deliveryRecord>;
