import { GATING } from './gate.pure.ts';
import type { Trx } from '#core/platform/db/database.ts';

const COLUMNS = [
  'id',
  'slug',
  'service_type_id',
  'price_micro',
  'pricing_per',
  'min_quantity',
  'max_quantity',
  'quantity_step',
  'default_quantity',
  'is_deactivated',
  'is_package',
  'has_refill',
  'guarantee_days',
  'can_speedup',
  'drip_feed_is_allowed',
  ...GATING,
] as const;

export type OrderableRow = Awaited<ReturnType<typeof readOrderable>>[number];

interface ReadOrderableInput {
  instanceId: number;
  /** A restricted service is not among them; it is named by its slug. */
  ids: readonly number[];
  slugs: readonly string[];
  /** Of services that somebody has found before. */
  knownIds: readonly number[];
}

/** What an order line depends on, of the services that are published. */
export async function readOrderable(
  trx: Trx,
  { instanceId, ids, slugs, knownIds }: ReadOrderableInput,
) {
  return trx
    .selectFrom('services')
    .select(COLUMNS)
    .select((eb) =>
      eb
        .selectFrom('catalogues')
        .select('revision')
        .where('catalogues.instance_id', '=', instanceId)
        .as('catalogue_revision'),
    )
    .select((eb) =>
      eb
        .selectFrom('instances')
        .select('revision')
        .where('instances.id', '=', instanceId)
        .as('instance_revision'),
    )
    .where('instance_id', '=', instanceId)
    .where('is_enabled', '=', true)
    .where((eb) =>
      eb.or([
        ...(ids.length > 0
          ? [eb.and([eb('id', 'in', ids), eb('restricted_access', '=', false)])]
          : []),
        ...(slugs.length > 0 ? [eb('slug', 'in', slugs)] : []),
        ...(knownIds.length > 0 ? [eb('id', 'in', knownIds)] : []),
      ]),
    )
    .execute();
}
