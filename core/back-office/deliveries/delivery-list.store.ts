import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListSort } from '#core/platform/lists/list-sort.pure.ts';
import { momentOf } from '#core/platform/lists/moment-of.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { during, exactly, within } from '#core/platform/lists/within.ts';
import { numberIn } from '../customers/customer-of-term.ts';
import type {
  DELIVERY_FIELDS,
  DELIVERY_ROUTES,
  DELIVERY_STATES,
  DeliveryListSort,
} from './delivery-fields.pure.ts';

type Sql = RawBuilder<unknown>;
type Query = ListQuery<typeof DELIVERY_FIELDS>;

export interface ListedDeliveryRow extends ListRow {
  id: bigint;
  order_id: bigint;
  route: (typeof DELIVERY_ROUTES)[number];
  provider_id: bigint | null;
  reference: string | null;
  state: (typeof DELIVERY_STATES)[number];
  refusal: string | null;
  created_at: Date;
  sent_at: Date | null;
  updated_at: Date;
}

export interface DeliveryList {
  instanceId: number;
  query: Query;
  sort: ListSort<DeliveryListSort>;
}

const COLUMNS = sql`d.id, d.order_id, d.route, d.provider_id, d.reference, d.state, d.refusal,
  d.cost_micro, d.created_at, d.sent_at, d.updated_at`;

/** A number of a provider leads to so many deliveries at most. */
const MOST_OF_A_REFERENCE = 1_000;

/** Only the simulator, which is no provider, has orders of programs that try things out. */
const isReal = (instanceId: number): Sql => sql`case when d.route = 'simulator' then not (
  select x.is_test from orders x where x.instance_id = ${instanceId} and x.id = d.order_id) else true end`;

/**
 * What a provider asks for the whole of an order, by the price that it had when it was sent; what it
 * refused costs nothing.
 */
const costOf = (order: Sql, delivery: Sql): Sql => sql`case when ${delivery}.state <> 'refused' then
  ceil(${order}.quantity * ${delivery}.cost_micro / ${order}.pricing_per::numeric)::bigint end`;

export function deliverySource({ instanceId, query, sort }: DeliveryList): ListSource {
  const { filters, words } = query;
  const { sent } = filters;
  const order = exactly(filters.order);
  const served = servedByIndex(query);
  const near: Sql[] = [
    sql`d.instance_id = ${instanceId}`,
    ...(served === 'provider' ? [] : [isReal(instanceId)]),
    ...words.map((word) => byNumber(instanceId, word)),
    ...(order === undefined ? [] : [sql`d.order_id = ${order}`]),
    ...(filters.ref === undefined ? [] : [byReference(instanceId, filters.ref)]),
    ...(served === 'provider' ? [sql`d.provider_id = ${providerOf(query, instanceId)}`] : []),
    ...(served === 'state' ? [sql`d.state = ${filters.state?.[0]}`] : []),
    ...(served === 'sent' ? during(sql`d.sent_at`, sent) : []),
  ];
  return {
    columns: COLUMNS,
    from: sql`dispatches d`,
    near,
    far: farOf(query, { instanceId, served }),
    id: sql`d.id`,
    // Some are sent long after they began, once staff know what became of them.
    ...(served === 'sent' && { value: sql`d.sent_at`, at: momentOf }),
    ...{ direction: sort.direction, after: undefined },
  };
}

type Served = 'sent' | 'provider' | 'state';

/** One of them, or none of the few that something else finds. */
function servedByIndex({ filters, words }: Query): Served | undefined {
  const isOfOrder = exactly(filters.order) !== undefined;
  if (words.length > 0 || filters.ref !== undefined || isOfOrder) return undefined;
  if (filters.sent !== undefined) return 'sent';
  if (filters.provider !== undefined) return 'provider';
  return filters.state?.length === 1 ? 'state' : undefined;
}

interface Reading {
  instanceId: number;
  served: Served | undefined;
}

function farOf(query: Query, { instanceId, served }: Reading): Sql[] {
  const { state, provider, route, order, sent, cost } = query.filters;
  return [
    ...(state === undefined || served === 'state'
      ? []
      : [sql`r.state = any(${[...state]}::text[])`]),
    ...(provider === undefined || served === 'provider'
      ? []
      : [sql`r.provider_id = ${providerOf(query, instanceId)}`]),
    ...(route === undefined ? [] : [sql`r.route = any(${[...route]}::text[])`]),
    ...(exactly(order) !== undefined ? [] : within(sql`r.order_id`, order)),
    ...(served === 'sent' ? [] : during(sql`r.sent_at`, sent)),
    ...within(
      sql`(select ${costOf(sql`x`, sql`r`)} from orders x
        where x.instance_id = ${instanceId} and x.id = r.order_id)`,
      cost,
    ),
  ];
}

/** By its name, which no other has. */
const providerOf = ({ filters }: Query, instanceId: number): Sql => sql`(
  select p.id from providers p
  where p.instance_id = ${instanceId} and lower(p.name) = lower(${filters.provider ?? ''})
  order by p.id limit 1)`;

const referred = (instanceId: number, reference: string): Sql => sql`
  select x.id from dispatches x
  where x.instance_id = ${instanceId} and x.reference = ${reference}
  limit ${MOST_OF_A_REFERENCE}`;

const byReference = (instanceId: number, reference: string): Sql =>
  sql`d.id = any(array(${referred(instanceId, reference)}))`;

/** The number of an order, with or without its mark, or of a provider. */
function byNumber(instanceId: number, word: string): Sql {
  const order = numberIn(word);
  if (order === undefined) return byReference(instanceId, word);
  if (word.startsWith('#')) return sql`d.order_id = ${order}`;
  return sql`d.id = any(array(
    (select x.id from dispatches x where x.instance_id = ${instanceId} and x.order_id = ${order})
    union all (${referred(instanceId, word)})))`;
}

export interface DeliveryFigures {
  id: bigint;
  /** Which one of its order it is, counted from the first. */
  attempt: number;
  quantity: number;
  remains: number;
  cost_micro: bigint | null;
}

/** What their orders say of some deliveries. */
export async function readDeliveryFigures(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<ReadonlyMap<bigint, DeliveryFigures>> {
  const { rows } = await sql<DeliveryFigures>`
    select d.id, o.quantity, ${costOf(sql`o`, sql`d`)} as cost_micro,
      case when d.state = 'refused' then o.quantity when o.status = 'completed' then 0
        else greatest(o.quantity - o.current_quantity, 0) end as remains,
      (select count(*) from dispatches x where x.instance_id = ${instanceId}
        and x.order_id = d.order_id and x.id <= d.id)::integer as attempt
    from dispatches d
    join orders o on o.instance_id = ${instanceId} and o.id = d.order_id
    where d.instance_id = ${instanceId} and d.id = any(${ids.map(String)}::bigint[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function readProviderNames(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<ReadonlyMap<bigint, string>> {
  const rows = await trx
    .selectFrom('providers')
    .select(['id', 'name'])
    .where('instance_id', '=', instanceId)
    .where('id', 'in', ids.length === 0 ? [0n] : ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
