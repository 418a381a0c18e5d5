import type { Trx } from '#core/platform/db/database.ts';

/** A provider that sells a service to the instance. */
export interface ServiceSource {
  providerId: bigint;
  sourceKey: string;
  tradeType: string;
  /** For as many as the price of the service is for. */
  costMicro: bigint;
}

/** Where a service can be had, the cheapest first; without what is missing there. */
export async function readSourcesOf(
  trx: Trx,
  { instanceId, serviceId }: { instanceId: number; serviceId: number },
): Promise<ServiceSource[]> {
  const rows = await trx
    .selectFrom('service_sources')
    .select(['provider_id', 'source_key', 'trade_type', 'cost_micro'])
    .where('instance_id', '=', instanceId)
    .where('service_id', '=', serviceId)
    .where('is_missing', '=', false)
    .orderBy('cost_micro')
    .orderBy('source_key')
    .execute();
  return rows.flatMap((row) =>
    row.provider_id === null
      ? []
      : [
          {
            providerId: row.provider_id,
            sourceKey: row.source_key,
            tradeType: row.trade_type,
            costMicro: row.cost_micro,
          },
        ],
  );
}

/** As what it is sold by those it comes from, lists that an owner keeps among them. */
export async function readTradeTypesOf(
  trx: Trx,
  { instanceId, serviceId }: { instanceId: number; serviceId: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('service_sources')
    .select('trade_type')
    .distinct()
    .where('instance_id', '=', instanceId)
    .where('service_id', '=', serviceId)
    .where('is_missing', '=', false)
    .execute();
  return rows.map(({ trade_type: type }) => type);
}
