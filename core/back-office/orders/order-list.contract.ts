import { z } from 'zod';
import { bigId, count, id, wireAmount } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';
import { ORDER_STATUSES } from '#core/ordering/orders/order-status.pure.ts';

const listedOrder = z
  .object({
    id: bigId,
    status: z.enum(ORDER_STATUSES),
    service: z.object({ id, name: z.string() }),
    customer: z.object({ id: bigId, name: z.string(), email: z.string().nullable() }),
    url: z.string(),
    quantity: count,
    current_quantity: count,
    cost: wireAmount,
    refunded: wireAmount,
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ListedStaffOrder' });
export type ListedStaffOrder = z.infer<typeof listedOrder>;

export const listedOrdersAnswer = z.object({ data: z.array(listedOrder), meta: listMeta });
