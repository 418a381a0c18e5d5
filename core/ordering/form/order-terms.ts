import {
  findKnownOrderable,
  findOrderable,
  type OrderableService,
  type ServiceName,
} from '#core/catalogue/services/find-orderable.ts';
import type { Database, Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { countryOfBuyer, type Buyer } from '#core/accounts/customers/buyer.ts';
import { isSoldIn } from '#core/tenancy/sale-places/sale-places.pure.ts';
import type { QuoteVersions } from '#core/pricing/quote/quote.pure.ts';
import { isOpenTo } from '#core/catalogue/services/gate.pure.ts';
import { discountOf, perksOf, type Perks } from '#core/pricing/grades/ladder.pure.ts';
import { readShopRules, type ShopRules } from './shop-rules.ts';

interface ReadOrderTermsInput {
  instanceId: number;
  /** Revision of the instance, whose settings hold the charges. */
  revision: bigint;
  /** Names used by a caller, or ids that were looked up before. */
  services: { names: readonly ServiceName[] } | { knownIds: readonly number[] };
  /** Omitted: no service is refused for its country, and no grade counts. */
  buyer?: Buyer | undefined;
}

/** What order lines are priced with, read at one moment. */
export interface OrderTerms extends ShopRules {
  services: ReadonlyMap<ServiceName, OrderableService>;
  /** Whether the service is sold in the buyer's country. */
  isSold(service: OrderableService): boolean;
  /** What the grade of the buyer takes off. */
  gradePpm: number;
  perks: Perks;
  versions: QuoteVersions;
}

export function readOrderTerms(
  deps: Pick<Deps, 'db'>,
  asked: ReadOrderTermsInput,
): Promise<OrderTerms> {
  const { instanceId } = asked;
  return deps.db.read(instanceId, (trx) => readTermsIn(trx, deps.db, asked));
}

/** The same within an open transaction. */
export async function readTermsIn(
  trx: Trx,
  db: Database,
  { instanceId, revision, services: asked, buyer }: ReadOrderTermsInput,
): Promise<OrderTerms> {
  const found =
    'names' in asked
      ? await findOrderable(trx, { instanceId, names: asked.names })
      : await findKnownOrderable(trx, { instanceId, ids: asked.knownIds });
  // Read together with the prices; without services nothing is priced.
  const [first] = found.values();
  const now = first?.instance_revision ?? revision;
  const rules = await readShopRules(trx, db, { instanceId, revision: now });
  const { salesBlocks, ladder } = rules;
  const graded = buyer ?? { customerId: undefined, gradeId: null };
  const perks = perksOf(ladder, graded);
  // A service that asks more of a grade is as if it were not there.
  const services = new Map([...found].filter(([, service]) => isOpenTo(service, perks)));
  // Few shops have sales blocks, so the buyer's country is rarely looked up.
  const asksWhere = buyer && salesBlocks.length > 0;
  const country = asksWhere ? await countryOfBuyer(trx, instanceId, buyer) : undefined;
  return {
    services,
    ...rules,
    ...{ gradePpm: discountOf(ladder, graded), perks },
    isSold: (service) => isSoldIn(country, service, salesBlocks),
    versions: { price: String(first?.catalogue_revision ?? 0), rate: String(now) },
  };
}
