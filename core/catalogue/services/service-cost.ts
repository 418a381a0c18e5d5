import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { floatAmount, formatAmount } from '#core/money/money.ts';
import { quantityProblem } from './quantity.pure.ts';
import { quote, type QuoteVersions } from '#core/pricing/quote/quote.pure.ts';
import type { costAnswer } from './catalogue.contract.ts';
import { findPrice } from './catalogue.store.ts';

interface GetCostInput {
  instanceId: number;
  idOrSlug: string;
  /** Without one, the usual one of the service. */
  quantity: number | undefined;
  versions: QuoteVersions;
}

/** What a quantity of a service costs, for a quantity in which it can be ordered. */
export async function getCost(
  deps: Pick<Deps, 'db'>,
  { instanceId, idOrSlug, ...asked }: GetCostInput,
): Promise<z.infer<typeof costAnswer>['data']> {
  const price = await deps.db.inInstance(instanceId, (trx) =>
    findPrice(trx, { instanceId, idOrSlug }),
  );
  if (!price) throw new AppError('not_found');
  const quantity = asked.quantity ?? price.default_quantity;
  const problem = quantityProblem(price, quantity);
  if (problem) throw new AppError('validation_failed', { fields: { quantity: [problem] } });
  const item = {
    priceMicro: price.price_micro,
    pricingPer: price.pricing_per,
    quantity,
    guaranteePpm: 0,
    speedupPpm: 0,
  };
  const { totalMicro, items, versions } = quote({
    subject: { purpose: 'order', items: [item], gradePpm: 0 },
    versions: asked.versions,
  });
  return {
    service_id: price.id,
    quantity,
    cost: formatAmount(totalMicro),
    cost_float: floatAmount(totalMicro),
    lines: (items[0]?.lines ?? []).map(({ kind, amountMicro }) => ({
      kind,
      amount: formatAmount(amountMicro),
      amount_float: floatAmount(amountMicro),
    })),
    versions,
  };
}
