import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { countTracked, listStopped, updateCampaign, type CampaignRow } from './campaign.store.ts';
import { nextMeasuring } from './campaign-rules.pure.ts';
import { limitOf } from './tariffs/show-tariff.ts';
import type { TariffRow } from './tariffs/tariff.store.ts';

/** With a plan, what was stopped goes on, the oldest first, as far as the plan reaches. */
export async function resumeCampaigns(own: LedgerDeps, tariff: TariffRow): Promise<void> {
  const { trx, clock, instanceId } = own;
  const holder = { instanceId, customerId: tariff.customer_id };
  let left = limitOf(tariff) - (await countTracked(trx, holder));
  for (const row of await listStopped(trx, holder)) {
    if (row.keywords > left) continue;
    left -= row.keywords;
    await updateCampaign(
      trx,
      { instanceId, id: row.id },
      { status: 'active', next_measure_at: dueOf(row, clock.now()) },
    );
  }
}

/** When a campaign that goes on is measured: at once, unless it was measured as often as it should. */
export function dueOf({ track, measured_at: at }: CampaignRow, now: Date): Date | null {
  if (at === null) return now;
  const next = nextMeasuring(track, at);
  return next !== null && next < now ? now : next;
}
