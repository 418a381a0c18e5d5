import { readMoney } from '#core/billing/ledger/read-money.ts';
import { after, OVERDUE_MS } from '#core/billing/renewals/renewal-times.pure.ts';
import { positionSource } from '#core/fulfilment/positions/position-source.ts';
import type { Deps } from '#core/deps.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import type { Language } from '#locales/languages.ts';
import { countTracked } from '../campaign.store.ts';
import type { CampaignSubscription, CampaignTariff } from './tariff.contract.ts';
import { findLatestTariff, type TariffRow } from './tariff.store.ts';

/** The plan of a customer and how much of it is used. */
export function getTariff(
  deps: Pick<Deps, 'db' | 'isDemo'>,
  caller: CustomerCaller,
): Promise<CampaignSubscription> {
  return deps.db.read(caller.instanceId, (trx) => showSubscription(deps, trx, caller));
}

export async function showSubscription(
  deps: Pick<Deps, 'isDemo'>,
  trx: Trx,
  { instanceId, customer, language }: CustomerCaller,
): Promise<CampaignSubscription> {
  const ref = { instanceId, customerId: customer.id };
  const row = await findLatestTariff(trx, ref);
  const { balanceMicro } = await readMoney(trx, { instanceId, id: customer.id });
  return {
    campaign_tariff: row ? showTariff(row, language) : null,
    keywords_limit: limitOf(row),
    tracked_keywords: await countTracked(trx, ref),
    is_measured: positionSource(deps) !== undefined,
    balance: formatAmount(balanceMicro),
  };
}

/** How many keywords can be measured: no more than fit the plan that is to follow. */
export function limitOf(row: TariffRow | undefined): number {
  if (!row || row.status === 'ended') return 0;
  return Math.min(row.keywords_limit, row.next_plan?.keywordsLimit ?? row.keywords_limit);
}

export function showTariff(row: TariffRow, language: Language): CampaignTariff {
  const { next_plan: next, overdue_since: overdueSince } = row;
  const nameIn = (name: TariffRow['plan_name']) => String(localize(name, language));
  return {
    tariff_plan_id: row.plan_id,
    name: nameIn(row.plan_name),
    keywords_limit: row.keywords_limit,
    price: formatAmount(row.price_micro),
    status: row.status,
    is_trial: row.months === 0,
    began_at: row.created_at.toISOString(),
    expired_at: row.paid_until.toISOString(),
    renews: row.renews,
    next_plan: next && {
      tariff_plan_id: next.id,
      name: nameIn(next.name),
      keywords_limit: next.keywordsLimit,
      price: formatAmount(BigInt(next.price)),
    },
    ends_at: overdueSince === null ? null : after(overdueSince, OVERDUE_MS).toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}
