import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { PER_PAGE } from '#core/ordering/orders/list/table-query.contract.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { campaignsAnswer, CampaignsQuery } from './campaign.contract.ts';
import { countCampaigns, listCampaignsOf } from './campaign.store.ts';
import { showCampaigns } from './show-campaign.ts';

const COLUMNS = {
  id: 'id',
  createdAt: 'id',
  measuredAt: 'measured_at',
  position: 'best_position',
} as const;

/** The campaigns of a customer, the newest first unless they are asked for otherwise. */
export function listOwnCampaigns(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customer }: CustomerCaller,
  query: CampaignsQuery,
): Promise<z.infer<typeof campaignsAnswer>> {
  const { page = 1, per_page: most = PER_PAGE, order_by: by = 'id', order_on: on = 'desc' } = query;
  const holder = { instanceId, customerId: customer.id };
  return db.read(instanceId, async (trx) => {
    const { rows, filtered } = await listCampaignsOf(trx, {
      ...holder,
      ...{ status: query.status, track: query.track, search: query.search },
      ...{ by: COLUMNS[by], direction: on, most, skipped: (page - 1) * most },
    });
    return {
      data: await showCampaigns({ trx, clock, instanceId }, rows),
      total_amount: await countCampaigns(trx, holder),
      recordsFiltered: filtered,
    };
  });
}
