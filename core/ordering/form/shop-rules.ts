import { cachePerDatabase } from '#core/platform/db/cache-per-database.ts';
import type { Database, Trx } from '#core/platform/db/database.ts';
import { readSettingsIn } from '#core/tenancy/instances/read-documents.ts';
import { LinkRules } from '#core/tenancy/link-rules/link-rules.pure.ts';
import { ppmOf } from '#core/pricing/quote/ppm.pure.ts';
import type { SalesBlock } from '#core/tenancy/sale-places/sale-places.pure.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';

/** What the settings of an instance say of all that is ordered there. */
export interface ShopRules {
  guaranteePpm: number;
  speedupPpm: number;
  /** Where it sells nothing. */
  salesBlocks: readonly SalesBlock[];
  links: LinkRules;
  /** A customer's second order of a service for a link waits until the first is over. */
  isOneForALink: boolean;
}

interface Shop {
  instanceId: number;
  /** As it was read in this very transaction; what is kept of it never changes. */
  revision: bigint;
}

const keptIn = cachePerDatabase<ShopRules>(1_000);

/** The settings are long and every order asks for them, so they are read once for each revision. */
export async function readShopRules(
  trx: Trx,
  db: Database,
  { instanceId, revision }: Shop,
): Promise<ShopRules> {
  const known = keptIn(db);
  const key = `${instanceId} ${revision}`;
  const rules = known.find(key);
  if (rules) return rules;
  // No other transaction waits for this one, which may yet be given up.
  const read = await readRules(trx, instanceId);
  return known.get(key, () => Promise.resolve(read));
}

async function readRules(trx: Trx, instanceId: number): Promise<ShopRules> {
  const settings = fillDefaults('settings', await readSettingsIn(trx, instanceId));
  return {
    guaranteePpm: ppmOf(settings.guaranteeChargePercent),
    speedupPpm: ppmOf(settings.speedupChargePercent),
    isOneForALink: settings.oneOrderPerLink,
    salesBlocks: settings.salesBlocks,
    links: new LinkRules(settings.linkRules),
  };
}
