import { sql, type RawBuilder } from 'kysely';
import type { OrderStatus } from '#core/ordering/orders/order-status.pure.ts';
import { idsInPeriod } from '#core/platform/lists/ids-in-period.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListPlace, ListSort } from '#core/platform/lists/list-sort.pure.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { during, exactlyInt, within } from '#core/platform/lists/within.ts';
import { customerOfTerm, numberIn } from '../customers/customer-of-term.ts';
import type { ORDER_FIELDS, OrderListSort } from './order-fields.pure.ts';

type Sql = RawBuilder<unknown>;
type Query = ListQuery<typeof ORDER_FIELDS>;

export interface ListedOrder extends ListRow {
  id: bigint;
  customer_id: bigint;
  status: OrderStatus;
  service_id: number;
  service_name: string;
  link: string;
  quantity: number;
  current_quantity: number;
  cost_micro: bigint;
  refunded_micro: bigint;
  created_at: Date;
}

export interface OrderList {
  instanceId: number;
  query: Query;
  /** What each sought link is stored under. */
  linkKeys: ReadonlyMap<string, readonly string[]>;
  sort: ListSort<OrderListSort>;
  after?: ListPlace | undefined;
}

const COLUMNS = sql`o.id, o.customer_id, o.status, o.service_id, o.service->>'name' as service_name,
  coalesce(o.link_url, o.url) as link, o.quantity, o.current_quantity, o.cost_micro,
  o.refunded_micro, o.created_at`;

/** A reference of a provider leads to so many orders at most. */
const MOST_OF_A_REFERENCE = 1_000;

/** What may be a link, and not a number of somebody. */
export const isLink = (word: string): boolean => /[./]/.test(word);

/** All links that a query seeks. */
export const linksIn = ({ words, filters }: Query): string[] => [
  ...words.filter(isLink),
  ...(filters.link === undefined ? [] : [filters.link]),
];

export function orderSource(list: OrderList): ListSource {
  const { instanceId, query, sort, after } = list;
  const { filters } = query;
  const { status, serviceId } = servedByIndex(query);
  const near: Sql[] = [
    sql`o.instance_id = ${instanceId}`,
    sql`not o.is_test`,
    ...(status === undefined ? [] : [sql`o.status = ${status}`]),
    ...(serviceId === undefined ? [] : [sql`o.service_id = ${serviceId}::bigint::integer`]),
    ...(filters.customer === undefined
      ? []
      : [sql`o.customer_id = ${customerOfTerm(instanceId, filters.customer)}`]),
    ...(filters.ref === undefined ? [] : [byReference(instanceId, filters.ref)]),
    ...linksIn(query).map((link) => byLink(list.linkKeys.get(link) ?? [])),
    ...query.words.filter((word) => !isLink(word)).map((word) => byNumber(instanceId, word)),
    ...(filters.created
      ? idsInPeriod(
          { instanceId, table: 'orders', at: 'created_at', id: sql`o.id` },
          filters.created,
        )
      : []),
  ];
  return {
    columns: COLUMNS,
    from: sql`orders o`,
    near,
    far: farOf(list),
    id: sql`o.id`,
    after,
    ...{ direction: sort.direction },
  };
}

/**
 * A status or a service, but not both: an index of one would be read until enough of the other had
 * come. Of a few orders that something else finds, neither.
 */
function servedByIndex(query: Query): { status?: OrderStatus; serviceId?: bigint } {
  const { filters, words } = query;
  const isOfFew = filters.ref !== undefined || filters.link !== undefined || words.length > 0;
  if (isOfFew) return {};
  const serviceId = exactlyInt(filters.service);
  if (serviceId !== undefined) return { serviceId };
  const [status, ...others] = filters.status ?? [];
  return status !== undefined && others.length === 0 ? { status } : {};
}

function farOf({ instanceId, query }: OrderList): Sql[] {
  const near = servedByIndex(query);
  const { status, service, created, provider } = query.filters;
  return [
    ...(status !== undefined && near.status === undefined
      ? [sql`r.status = any(${[...status]}::text[])`]
      : []),
    ...(near.serviceId === undefined ? within(sql`r.service_id`, service) : []),
    ...within(sql`r.cost_micro`, query.filters.cost),
    ...within(sql`r.quantity`, query.filters.quantity),
    ...during(sql`r.created_at`, created),
    ...(provider === undefined
      ? []
      : [
          sql`exists (
            select from dispatches d
            join providers p on p.instance_id = d.instance_id and p.id = d.provider_id
            where d.instance_id = ${instanceId} and d.order_id = r.id
              and lower(p.name) = lower(${provider}))`,
        ]),
  ];
}

const referred = (instanceId: number, reference: string): Sql => sql`
  select order_id from dispatches
  where instance_id = ${instanceId} and reference = ${reference}
  limit ${MOST_OF_A_REFERENCE}`;

const byReference = (instanceId: number, reference: string): Sql =>
  sql`o.id = any(array(${referred(instanceId, reference)}))`;

/** A number of ours, with or without its mark, or of a provider. */
function byNumber(instanceId: number, word: string): Sql {
  const number = numberIn(word);
  if (number === undefined) return byReference(instanceId, word);
  if (word.startsWith('#')) return sql`o.id = ${number}`;
  return sql`o.id = any(array(select ${number}::bigint
    union all (${referred(instanceId, word)})))`;
}

const byLink = (keys: readonly string[]): Sql => sql`o.link_key = any(${[...keys]}::text[])`;
