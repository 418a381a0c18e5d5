import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { AppError } from '#core/errors.ts';
import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { campaignIdOf, type Campaign } from './campaign.contract.ts';
import { findCampaign, lockCampaign, type CampaignRow } from './campaign.store.ts';
import { showCampaigns } from './show-campaign.ts';
import { lockPlanOf } from './tariffs/tariff.store.ts';

/** That of another is as little there as one that nobody has. */
export async function getOwnCampaignRow(
  trx: Trx,
  { instanceId, customer }: CustomerCaller,
  idInPath: string,
): Promise<CampaignRow> {
  const id = campaignIdOf(idInPath);
  const row = id === undefined ? undefined : await findCampaign(trx, { instanceId, id });
  if (row?.customer_id !== customer.id) throw new AppError('not_found');
  return row;
}

export function getOwnCampaign(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  idInPath: string,
): Promise<Campaign> {
  return deps.db.read(caller.instanceId, async (trx) => {
    const row = await getOwnCampaignRow(trx, caller, idInPath);
    return showOne({ trx, clock: deps.clock, instanceId: caller.instanceId }, row);
  });
}

type Change = (own: LedgerDeps, row: CampaignRow) => Promise<CampaignRow>;

/** Changes one that is locked, after the plan that pays for it; answers how it is then. */
export function changeOwnCampaign(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { idInPath, change }: { idInPath: string; change: Change },
): Promise<Campaign> {
  const { instanceId, customer } = caller;
  return db.inInstance(instanceId, async (trx) => {
    await lockPlanOf(trx, { instanceId, customerId: customer.id });
    const { id } = await getOwnCampaignRow(trx, caller, idInPath);
    const row = await lockCampaign(trx, { instanceId, id });
    if (!row) throw new AppError('not_found');
    const own = { trx, clock, instanceId };
    return showOne(own, await change(own, row));
  });
}

export async function showOne(own: LedgerDeps, row: CampaignRow): Promise<Campaign> {
  const [shown] = await showCampaigns(own, [row]);
  if (!shown) throw new AppError('not_found');
  return shown;
}
