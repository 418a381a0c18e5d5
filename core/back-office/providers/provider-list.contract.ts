import { z } from 'zod';
import { bigId, count } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';
import { PROVIDER_STATES } from './provider-fields.pure.ts';

const counted = z.object({
  count,
  is_all: z.boolean().meta({ description: 'False where there are more than are counted.' }),
});

const listedProvider = z
  .object({
    id: bigId,
    name: z.string(),
    host: z.string(),
    state: z.enum(PROVIDER_STATES).meta({
      description:
        '`short` gets no orders for want of money; `silent` has not told its balance lately.',
    }),
    balance: z.string().nullable().meta({ description: 'As it was told last.' }),
    balance_currency: z.string().nullable(),
    balance_at: z.iso.datetime().nullable(),
    low_balance: z.string().nullable().meta({ description: 'Below it, it gets no orders.' }),
    services: counted.meta({ description: 'Those that it delivers.' }),
    under_way: counted.meta({ description: 'Orders that it delivers now.' }),
    latest: z
      .object({ tries: count, taken: count })
      .meta({ description: 'Of its last deliveries, a hundred at most, those that it took.' }),
    answered_at: z.iso.datetime().nullable().meta({ description: 'When it answered last.' }),
    markup: z
      .string()
      .nullable()
      .meta({ description: 'Percent on its prices, as they were imported last.' }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ListedProvider' });
export type ListedProvider = z.infer<typeof listedProvider>;

export const listedProvidersAnswer = z.object({ data: z.array(listedProvider), meta: listMeta });
