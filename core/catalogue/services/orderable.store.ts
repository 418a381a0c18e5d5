import { sql, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { ServicesTable } from './catalogue.tables.ts';
import { GATING } from './gate.pure.ts';

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

export type OrderableRow = Pick<Selectable<ServicesTable>, (typeof COLUMNS)[number]> & {
  catalogue_revision: bigint | null;
  instance_revision: bigint | null;
};

interface ReadOrderableInput {
  instanceId: number;
  /** A restricted service is not among them; it is named by its slug. */
  ids: readonly number[];
  slugs: readonly string[];
  /** Of services that somebody has found before. */
  knownIds: readonly number[];
}

/** Written once: it is read for every order, and a builder goes through each name again. */
const NAMES = sql.raw(COLUMNS.join(', '));

/** What an order line depends on, of the services that are published. */
export async function readOrderable(
  trx: Trx,
  { instanceId, ids, slugs, knownIds }: ReadOrderableInput,
): Promise<OrderableRow[]> {
  const named = [
    ...(ids.length > 0 ? [sql`(id in (${sql.join(ids)}) and not restricted_access)`] : []),
    ...(slugs.length > 0 ? [sql`slug in (${sql.join(slugs)})`] : []),
    ...(knownIds.length > 0 ? [sql`id in (${sql.join(knownIds)})`] : []),
  ];
  if (named.length === 0) return [];
  const { rows } = await sql<OrderableRow>`
    select ${NAMES},
      (select revision from catalogues c where c.instance_id = ${instanceId}) as catalogue_revision,
      (select revision from instances i where i.id = ${instanceId}) as instance_revision
    from services
    where instance_id = ${instanceId} and is_enabled and (${sql.join(named, sql` or `)})`.execute(
    trx,
  );
  return rows;
}
