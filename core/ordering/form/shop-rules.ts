import { cachePerDatabase } from '#core/platform/db/cache-per-database.ts';
import type { Database, Trx } from '#core/platform/db/database.ts';
import { readSettingsIn } from '#core/tenancy/instances/read-documents.ts';
import { LinkRules } from '#core/tenancy/link-rules/link-rules.pure.ts';
import type { Ladder } from '#core/pricing/grades/ladder.pure.ts';
import { readLadder } from '#core/pricing/grades/read-ladder.ts';
import { ppmOf } from '#core/pricing/quote/ppm.pure.ts';
import type { SalesBlock } from '#core/tenancy/sale-places/sale-places.pure.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';

/** The settings of an instance that apply to all its orders. */
export interface ShopRules {
  guaranteePpm: number;
  speedupPpm: number;
  /** The countries in which it does not sell. */
  salesBlocks: readonly SalesBlock[];
  links: LinkRules;
  /** A customer's second order of a service for the same link waits until the first has ended. */
  isOneForALink: boolean;
  ladder: Ladder;
}

interface Shop {
  instanceId: number;
  /** As read in this transaction; the cache is per revision, so it never changes. */
  revision: bigint;
}

const keptIn = cachePerDatabase<ShopRules>(1_000);

/** The settings are long and every order needs them, so they are cached per revision. */
export async function readShopRules(
  trx: Trx,
  db: Database,
  { instanceId, revision }: Shop,
): Promise<ShopRules> {
  const known = keptIn(db);
  const key = keyOf({ instanceId, revision });
  const rules = known.find(key);
  if (rules) return rules;
  // Other transactions must not wait for this one, which may still be rolled back.
  const read = await readRules(trx, db, { instanceId, revision });
  return known.get(key, () => Promise.resolve(read));
}

/** The same outside of a transaction, which is not even opened where they are known. */
export async function shopRulesOf(db: Database, shop: Shop): Promise<ShopRules> {
  const known = keptIn(db).find(keyOf(shop));
  return known ?? db.read(shop.instanceId, (trx) => readShopRules(trx, db, shop));
}

const keyOf = ({ instanceId, revision }: Shop) => `${instanceId} ${revision}`;

async function readRules(trx: Trx, db: Database, shop: Shop): Promise<ShopRules> {
  const { instanceId } = shop;
  const settings = fillDefaults('settings', await readSettingsIn(trx, instanceId));
  return {
    guaranteePpm: ppmOf(settings.guaranteeChargePercent),
    speedupPpm: ppmOf(settings.speedupChargePercent),
    isOneForALink: settings.oneOrderPerLink,
    salesBlocks: settings.salesBlocks,
    links: new LinkRules(settings.linkRules),
    ladder: await readLadder(trx, db, shop),
  };
}
