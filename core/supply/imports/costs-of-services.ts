import { sql } from 'kysely';
import { otherCurrency } from '#core/supply/providers/other-currency.pure.ts';
import type { Trx } from '#core/platform/db/database.ts';

export interface ServiceCost {
  serviceId: number;
  /** Of the provider; a list that an owner keeps has its own, as it was written last. */
  source: string;
  costMicro: bigint;
  /** In what its provider counts, if not in dollars. */
  otherCurrency: string | null;
}

/** Where some services come from and for how much, the cheapest first. */
export async function readCostsOf(
  trx: Trx,
  { instanceId, serviceIds }: { instanceId: number; serviceIds: readonly number[] },
): Promise<ServiceCost[]> {
  if (serviceIds.length === 0) return [];
  const rows = await trx
    .selectFrom('service_sources as o')
    .leftJoin('providers as p', (join) =>
      join.onRef('p.instance_id', '=', 'o.instance_id').onRef('p.id', '=', 'o.provider_id'),
    )
    .select(['o.service_id', 'o.cost_micro', 'p.balance_currency'])
    .select(
      sql<string>`coalesce(p.name, (
        select i.source_name from catalogue_imports i
        where i.instance_id = o.instance_id and i.source = o.source order by i.id desc limit 1
      ), regexp_replace(o.source, '^list:', ''))`.as('source'),
    )
    .where('o.instance_id', '=', instanceId)
    .where('o.service_id', 'in', serviceIds)
    .where('o.is_missing', '=', false)
    .orderBy('o.cost_micro')
    .orderBy('o.source_key')
    .execute();
  return rows.map((row) => ({
    ...{ serviceId: row.service_id, source: row.source, costMicro: row.cost_micro },
    otherCurrency: otherCurrency(row.balance_currency),
  }));
}
