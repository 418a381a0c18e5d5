import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import { within } from '#core/platform/lists/within.ts';
import type { Language } from '#locales/languages.ts';
import type { OrderStatus } from '../order-status.pure.ts';
import type { OrderRow } from '../order.store.ts';
import type { Direction, OrderPlace, OrderSort } from './order-sorts.pure.ts';

/** Filters without an index examine this many orders; a cursor continues after them. */
export const WINDOW = 10_000;

/** Filters that use an index and read in the requested order. */
export interface NearFilters {
  id?: bigint | undefined;
  status?: OrderStatus | undefined;
  serviceId?: number | undefined;
  linkKey?: string | undefined;
  runIds?: readonly bigint[] | undefined;
  subscriptionId?: bigint | undefined;
  ids?: { least: bigint; most: bigint } | undefined;
}

interface Range<Value> {
  from: Value | undefined;
  to: Value | undefined;
}

/** Filters that examine each order. */
export interface FarFilters {
  search?: string | undefined;
  name?: string | undefined;
  url?: string | undefined;
  statuses?: readonly OrderStatus[] | undefined;
  priceMicro?: Range<bigint> | undefined;
  quantity?: Range<number> | undefined;
  /** Half-open: from a moment until before another. */
  createdAt?: Range<Date> | undefined;
  completedAt?: Range<Date> | undefined;
}

export interface Listed {
  instanceId: number;
  customerId: bigint;
  /** In which names of services are looked for as well. */
  language: Language;
  near: NearFilters;
  far: FarFilters;
  sort: { by: OrderSort; direction: Direction };
  after: OrderPlace | undefined;
}

type Sql = RawBuilder<unknown>;

interface Sorted {
  value: Sql;
  of: (row: OrderRow) => string;
  at: (value: string) => Sql;
}

const digits = (value: string) => (/^\d+$/.test(value) ? value : '0');
const asNumber = (value: string): Sql => sql`${digits(value)}::bigint`;
const OPEN = 'open';

/** Ids grow with the time of creation, so they sort by it. */
const byId: Sorted = { value: sql`o.id`, of: ({ id }) => String(id), at: asNumber };

const SORTED: Readonly<Record<OrderSort, Sorted>> = {
  id: byId,
  createdAt: byId,
  status: { value: sql`o.status`, of: ({ status }) => status, at: (value) => sql`${value}::text` },
  service: { value: sql`o.service_id`, of: ({ service_id: id }) => String(id), at: asNumber },
  cost: { value: sql`o.cost_micro`, of: ({ cost_micro: micro }) => String(micro), at: asNumber },
  quantity: { value: sql`o.quantity`, of: ({ quantity }) => String(quantity), at: asNumber },
  completedAt: {
    value: sql`coalesce(o.completed_at, 'infinity')`,
    of: ({ completed_at: at }) => String(at?.getTime() ?? OPEN),
    // Thirteen digits reach to the year 2286.
    at: (value) =>
      value === OPEN
        ? sql`'infinity'::timestamptz`
        : sql`${new Date(Number(digits(value).slice(0, 13)))}::timestamptz`,
  },
};

export function placeOf(by: OrderSort, row: OrderRow): OrderPlace {
  return { value: SORTED[by].of(row), id: row.id };
}

/** A page of the filtered orders, in the requested order. */
export async function readOrderTable(
  trx: Trx,
  listed: Listed,
  { skipped, most }: { skipped: number; most: number },
): Promise<OrderRow[]> {
  const far = farOf(listed);
  const reach = far.length === 0 ? skipped + most : WINDOW;
  const { rows } = await sql<OrderRow>`
    select * from (${windowOf(listed, { reach, columns: sql`o.*` })}) o
    where ${sql.join([sql`true`, ...far], sql` and `)}
    limit ${most} offset ${skipped}`.execute(trx);
  return rows;
}

/** The last order of the examined window; undefined at the end of the list. */
export async function readWindowEnd(trx: Trx, listed: Listed): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select * from (${windowOf(listed, { reach: WINDOW, columns: sql`o.*` })}) o
    limit 1 offset ${WINDOW - 1}`.execute(trx);
  return rows[0];
}

/** How many orders of the first window match, and how large the window is. */
export async function countOrderTable(
  trx: Trx,
  listed: Listed,
): Promise<{ found: number; seen: number }> {
  const far = farOf(listed);
  const columns = far.length === 0 ? sql`o.id` : sql`o.*`;
  const { rows } = await sql<{ found: bigint; seen: bigint }>`
    select count(*) filter (where ${sql.join([sql`true`, ...far], sql` and `)}) as found,
      count(*) as seen
    from (${windowOf({ ...listed, after: undefined }, { reach: WINDOW, columns })}) o`.execute(trx);
  return { found: Number(rows[0]?.found ?? 0), seen: Number(rows[0]?.seen ?? 0) };
}

function windowOf(listed: Listed, { reach, columns }: { reach: number; columns: Sql }): Sql {
  const { by, direction } = listed.sort;
  const { value } = SORTED[by];
  const way = sql.raw(direction);
  const places = SORTED[by] === byId ? sql`o.id ${way}` : sql`${value} ${way}, o.id ${way}`;
  const conditions = [
    sql`o.instance_id = ${listed.instanceId}`,
    sql`o.customer_id = ${listed.customerId}`,
    ...nearOf(listed.near),
    ...behind(listed),
  ];
  return sql`select ${columns} from orders o where ${sql.join(conditions, sql` and `)}
    order by ${places} limit ${reach}`;
}

function behind({ sort, after }: Listed): Sql[] {
  if (!after) return [];
  const { value, at } = SORTED[sort.by];
  const than = sql.raw(sort.direction === 'desc' ? '<' : '>');
  return SORTED[sort.by] === byId
    ? [sql`o.id ${than} ${after.id}`]
    : [sql`(${value}, o.id) ${than} (${at(after.value)}, ${after.id}::bigint)`];
}

function nearOf({ id, status, serviceId, linkKey, runIds, ids, ...near }: NearFilters): Sql[] {
  const of = near.subscriptionId;
  return [
    ...(id === undefined ? [] : [sql`o.id = ${id}`]),
    ...(status === undefined ? [] : [sql`o.status = ${status}`]),
    ...(serviceId === undefined ? [] : [sql`o.service_id = ${serviceId}`]),
    ...(linkKey === undefined ? [] : [sql`o.link_key = ${linkKey}`]),
    ...(of === undefined ? [] : [sql`o.subscription_id = ${of}`]),
    ...(runIds === undefined ? [] : [sql`o.id = any(${runIds}::bigint[])`]),
    ...(ids === undefined ? [] : [sql`o.id between ${ids.least} and ${ids.most}`]),
  ];
}

function farOf({ far, language }: Listed): Sql[] {
  const { statuses, createdAt, completedAt } = far;
  // As it was bought, and as the list names it.
  const name = sql`concat_ws(' ', o.service->>'name', (
    select t.name from service_texts t
    where t.instance_id = o.instance_id and t.language = ${language}
      and t.service_id = o.service_id and t.name <> o.service->>'name'))`;
  const url = sql`coalesce(o.link_url, o.url)`;
  return [
    ...(statuses === undefined ? [] : [sql`o.status = any(${statuses}::text[])`]),
    ...holding(name, far.name),
    ...holding(url, far.url),
    ...holding(sql`concat_ws(' ', ${name}, ${url})`, far.search),
    ...within(sql`o.price_micro`, far.priceMicro),
    ...within(sql`o.quantity`, far.quantity),
    ...from(sql`o.created_at`, createdAt),
    ...from(sql`o.completed_at`, completedAt),
  ];
}

/** Contains a text, ignoring case; nothing in it is a pattern. */
const holding = (text: Sql, part: string | undefined): Sql[] =>
  part === undefined ? [] : [sql`position(lower(${part}) in lower(${text})) > 0`];

const from = (value: Sql, range: Range<Date> | undefined): Sql[] => [
  ...(range?.from === undefined ? [] : [sql`${value} >= ${range.from}::timestamptz`]),
  ...(range?.to === undefined ? [] : [sql`${value} < ${range.to}::timestamptz`]),
];

/** The orders of a drip-feed's runs, a few hundred at most. */
export async function readRunIds(
  trx: Trx,
  { instanceId, dripFeedId }: { instanceId: number; dripFeedId: bigint },
): Promise<bigint[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('drip_feed_id', '=', dripFeedId)
    .orderBy('run')
    .execute();
  return rows.map(({ id }) => id);
}
