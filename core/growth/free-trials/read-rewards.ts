import type { Buyer } from '#core/accounts/customers/buyer.ts';
import { both } from '#core/billing/payments/wire-amounts.ts';
import {
  readServicesToOrder,
  type ServiceToOrder,
} from '#core/catalogue/services/ordered-service.ts';
import type { Deps } from '#core/deps.ts';
import { itemOf, priceLine } from '#core/ordering/form/priced-line.ts';
import { readTermsIn, type OrderTerms } from '#core/ordering/form/order-terms.ts';
import { targetProblems } from '#core/ordering/orders/target-problem.pure.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { priceItem } from '#core/pricing/quote/price-item.pure.ts';
import { readRevisionIn } from '#core/tenancy/instances/read-revision.ts';
import type { Language } from '#locales/languages.ts';
import type { Reward } from './free-trial.contract.ts';
import type { Quest } from './read-quests.ts';

/** What a quest rewards with, as the catalogue has it. */
export interface FoundReward {
  reward: Reward;
  /** Whether who asks could order it, with nothing but a link. */
  isOrderable: boolean;
  network: ServiceToOrder['kept']['network'];
}

interface ReadRewardsInput {
  instanceId: number;
  language: Language;
  buyer: Buyer;
  quests: readonly Quest[];
}

/** By the ids of the quests; without those whose service is not sold to who asks. */
export async function readRewards(
  trx: Trx,
  db: Deps['db'],
  { instanceId, language, buyer, quests }: ReadRewardsInput,
): Promise<ReadonlyMap<number, FoundReward>> {
  const revision = await readRevisionIn(trx, instanceId);
  const names = quests.map(({ service }) => service);
  const terms = await readTermsIn(trx, db, {
    ...{ instanceId, revision, services: { names }, buyer },
  });
  const found = [...terms.services.values()];
  const services = await readServicesToOrder(trx, db, {
    ...{ instanceId, language, ids: [...new Set(found.map(({ id }) => id))] },
    revision: found[0]?.catalogue_revision ?? 0n,
  });
  return new Map(
    quests.flatMap((quest): [number, FoundReward][] => {
      const details = services.get(terms.services.get(quest.service)?.id ?? 0);
      const reward = details && rewardOf(terms, quest, details);
      return reward ? [[quest.id, reward]] : [];
    }),
  );
}

function rewardOf(
  terms: OrderTerms,
  { service: slug, quantity }: Quest,
  details: ServiceToOrder,
): FoundReward | undefined {
  const service = terms.services.get(slug);
  if (!service) return undefined;
  const item = itemOf(terms, service, { quantity, isGuarantee: false });
  const { originalMicro } = priceItem(item, { gradePpm: 0, couponPpm: 0 });
  const made = priceLine(terms, { service_id: slug, quantity, is_guarantee: false });
  const { kept, url_is_required, example_link } = details;
  return {
    reward: {
      service: { id: service.id, slug, name: kept.name },
      ...{ quantity, ...both('amount', originalMicro), url_is_required, example_link },
    },
    isOrderable:
      'priced' in made && Object.keys(targetProblems(details, [], quantity)).length === 0,
    network: kept.network,
  };
}
