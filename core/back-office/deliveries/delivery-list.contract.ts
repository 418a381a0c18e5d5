import { z } from 'zod';
import { bigId, count, wireAmount } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';
import { DELIVERY_ROUTES, DELIVERY_STATES } from './delivery-fields.pure.ts';

const listedDelivery = z
  .object({
    id: bigId,
    order_id: bigId,
    route: z.enum(DELIVERY_ROUTES),
    provider: z.object({ id: bigId, name: z.string() }).nullable(),
    reference: z.string().nullable().meta({ description: 'The number that the provider gave it.' }),
    state: z.enum(DELIVERY_STATES),
    refusal: z.string().nullable().meta({ description: 'What a provider said that refused it.' }),
    attempt: count.meta({ description: 'Which one of its order this is.' }),
    quantity: count.meta({
      description: 'Of the order, as what remains of it: all of what was refused.',
    }),
    remains: count,
    cost: wireAmount.nullable().meta({
      description:
        'Of the whole order, at the price that the provider had when it was sent; none of what was refused.',
    }),
    begun_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
    answered_at: z.iso.datetime(),
  })
  .meta({ id: 'ListedDelivery' });
export type ListedDelivery = z.infer<typeof listedDelivery>;

export const listedDeliveriesAnswer = z.object({ data: z.array(listedDelivery), meta: listMeta });
