import type { Trx } from '#core/db/database.ts';
import type { WholeService } from './read-whole.ts';

export async function readAllGroups(trx: Trx, instanceId: number) {
  const networks = await trx
    .selectFrom('networks')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .orderBy('position')
    .execute();
  const serviceTypes = await trx
    .selectFrom('service_types')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .orderBy('position')
    .execute();
  const targets = await trx
    .selectFrom('targets')
    .select(['id', 'name'])
    .where('instance_id', '=', instanceId)
    .orderBy('position')
    .execute();
  return { networks, serviceTypes, targets };
}

export function readAllServices(
  trx: Trx,
  { instanceId, language }: { instanceId: number; language: string },
): Promise<WholeService[]> {
  return trx
    .selectFrom('services as s')
    .leftJoin('service_texts as t', (join) =>
      join
        .onRef('t.instance_id', '=', 's.instance_id')
        .onRef('t.service_id', '=', 's.id')
        .on('t.language', '=', language),
    )
    .select(['s.id', 's.service_type_id', 's.slug', 's.price_type', 's.pricing_per'])
    .select(['s.price_micro', 's.default_price_micro', 's.min_quantity', 's.max_quantity'])
    .select(['s.quantity_step', 's.default_quantity', 's.drip_feed_is_allowed', 's.has_refill'])
    .select(['s.guarantee_days', 's.is_enabled', 's.is_deactivated', 't.name', 't.description'])
    .where('s.instance_id', '=', instanceId)
    .execute();
}
