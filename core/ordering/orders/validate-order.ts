import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import type { Buyer } from '#core/accounts/customers/buyer.ts';
import type { Language } from '#locales/languages.ts';
import { checkLines } from './check-lines.ts';
import type { OrderLineAsked, validatedAnswer } from './place-order.contract.ts';

interface ValidateOrderInput {
  instanceId: number;
  revision: bigint;
  language: Language;
  buyer: Buyer;
  orders: readonly OrderLineAsked[];
}

/** Checks whether all lines could be ordered now, like an order itself; nothing is written. */
export async function validateOrder(
  { db }: Pick<Deps, 'db'>,
  asked: ValidateOrderInput,
): Promise<z.infer<typeof validatedAnswer>['data']> {
  return db.inInstance(asked.instanceId, async (trx) => {
    const { lines } = await checkLines(trx, db, asked);
    return {
      orders: lines.map(({ service, link, item }) => ({
        service_id: service.id,
        url: link?.url ?? '',
        total_quantity: item.quantity,
      })),
    };
  });
}
