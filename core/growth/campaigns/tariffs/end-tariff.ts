import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { stopCampaigns } from '../campaign.store.ts';
import { updateTariff, type TariffRow } from './tariff.store.ts';

/** Ends a plan that is locked: nothing is measured any more, and nothing is lost. */
export async function endTariff(
  { trx, clock, instanceId }: LedgerDeps,
  row: TariffRow,
): Promise<TariffRow> {
  await stopCampaigns(trx, { instanceId, customerId: row.customer_id });
  return updateTariff(
    trx,
    { instanceId, id: row.id },
    {
      ...{ status: 'ended', ended_at: clock.now(), overdue_since: null, next_look_at: null },
      next_plan: null,
    },
  );
}
