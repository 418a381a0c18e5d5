import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readOwnSubscriptions } from './subscription.store.ts';

interface Asked {
  instanceId: number;
  customerId: bigint;
  most: number;
}

/** The newest subscriptions of a customer, as staff look them over. */
export async function latestSubscriptionsOf(trx: Trx, { instanceId, customerId, most }: Asked) {
  const rows = await readOwnSubscriptions(trx, {
    ...{ instanceId, customerId, most, skipped: 0 },
    ...{ status: undefined, after: undefined, by: 'id', direction: 'desc' },
  });
  return rows.map((row) => ({
    id: Number(row.id),
    name: row.name,
    url: row.url,
    status: row.status,
    waiting_for: row.status === 'in_processing' ? row.waiting_for : null,
    contents_limit: row.contents_limit,
    subscription_contents_count: row.contents_count,
    cost_per_publication: formatAmount(row.cost_micro),
    created_at: row.created_at.toISOString(),
  }));
}
