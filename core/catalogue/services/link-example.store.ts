import { NO_PERKS } from '#core/pricing/grades/ladder.pure.ts';
import { openTo } from './gate.store.ts';
import type { Trx } from '#core/platform/db/database.ts';

const NETWORK = ['n.id', 'n.slug', 'n.icon', 'n.url_placeholder'] as const;

export type LinkedNetwork = Awaited<ReturnType<typeof readLinkedNetworks>>[number];

/** The networks of an instance, in the order in which they are shown. */
export function readLinkedNetworks(trx: Trx, instanceId: number) {
  return trx
    .selectFrom('networks as n')
    .select(NETWORK)
    .where('n.instance_id', '=', instanceId)
    .where('n.is_enabled', '=', true)
    .orderBy('n.position')
    .orderBy('n.id')
    .execute();
}

export type LinkedService = Awaited<ReturnType<typeof readServiceExamples>>[number];

/** What links of services look like, and which networks they are of. */
export function readServiceExamples(
  trx: Trx,
  asked: { instanceId: number; serviceIds: readonly number[] },
) {
  return trx
    .selectFrom('services as s')
    .innerJoin('service_types as t', (join) =>
      join.onRef('t.instance_id', '=', 's.instance_id').onRef('t.id', '=', 's.service_type_id'),
    )
    .innerJoin('networks as n', (join) =>
      join.onRef('n.instance_id', '=', 't.instance_id').onRef('n.id', '=', 't.network_id'),
    )
    .select(['s.id as service_id', 's.service_type_id', 's.example_link', 's.url_is_required'])
    .select(NETWORK)
    .where('s.instance_id', '=', asked.instanceId)
    .where('s.id', 'in', asked.serviceIds)
    .execute();
}

/** The examples that the listed services of a network show, by their types. */
export function readTypeExamples(trx: Trx, asked: { instanceId: number; networkId: number }) {
  return trx
    .selectFrom('services as s')
    .innerJoin('service_types as t', (join) =>
      join.onRef('t.instance_id', '=', 's.instance_id').onRef('t.id', '=', 's.service_type_id'),
    )
    .select(['t.id', 's.example_link'])
    .distinct()
    .where('s.instance_id', '=', asked.instanceId)
    .where('t.network_id', '=', asked.networkId)
    .where('t.is_enabled', '=', true)
    .where('s.is_enabled', '=', true)
    .where('s.restricted_access', '=', false)
    .where(openTo(NO_PERKS))
    .orderBy('t.id')
    .execute();
}
