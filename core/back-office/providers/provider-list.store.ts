import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListSort } from '#core/platform/lists/list-sort.pure.ts';
import { COUNTED, type ListRow, type ListSource } from '#core/platform/lists/read-list.ts';
import { within } from '#core/platform/lists/within.ts';
import type { PROVIDER_FIELDS, ProviderSort, ProviderState } from './provider-fields.pure.ts';

type Sql = RawBuilder<unknown>;

/** So many deliveries say how it goes of late. */
export const LATEST = 100;

export interface ListedProviderRow extends ListRow {
  id: bigint;
  name: string;
  url: string;
  state: ProviderState;
  balance_micro: bigint | null;
  balance_currency: string | null;
  balance_at: Date | null;
  low_balance_micro: bigint | null;
  created_at: Date;
}

export interface ProviderList {
  instanceId: number;
  query: ListQuery<typeof PROVIDER_FIELDS>;
  sort: ListSort<ProviderSort>;
  now: Date;
}

export function providerSource({ instanceId, query, sort, now }: ProviderList): ListSource {
  const { filters, words } = query;
  return {
    columns: sql`p.id, p.name, p.url, p.balance_micro, p.balance_currency, p.balance_at,
      p.low_balance_micro, p.created_at, case
        when p.short_until > ${now}::timestamptz or p.balance_micro < p.low_balance_micro
          then 'short'
        when p.balance_failures > 0 then 'silent'
        else 'ready' end as state`,
    from: sql`providers p`,
    near: [sql`p.instance_id = ${instanceId}`],
    far: [
      ...words.map((word) => sql`strpos(lower(r.name || ' ' || r.url), ${word.toLowerCase()}) > 0`),
      ...(filters.state === undefined ? [] : [sql`r.state = any(${[...filters.state]}::text[])`]),
      ...within(sql`r.balance_micro`, filters.balance),
    ],
    id: sql`p.id`,
    ...(sort.by === 'name' && {
      value: sql`p.name`,
      at: (value: string) => sql`${value}::text`,
    }),
    ...{ direction: sort.direction, after: undefined },
  };
}

/** What a provider has to do, and how it went of late. */
export interface ProviderFigures {
  id: bigint;
  services: bigint;
  under_way: bigint;
  tries: bigint;
  taken: bigint;
  answered_at: Date | null;
  /** As it was written, in percent. */
  markup: string | null;
}

/** Services and deliveries are counted up to so many, as lists are. */
const counted = (rows: Sql): Sql =>
  sql`(select count(*) as n from (${rows} limit ${COUNTED + 1}) c)`;

/** What other tables know of these providers, in one exchange; each reads an index and no more. */
export async function readProviderFigures(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<ReadonlyMap<bigint, ProviderFigures>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ProviderFigures>`
    select w.id, s.n as services, u.n as under_way, d.tries, d.taken, d.answered_at, i.markup
    from unnest(${ids.map(String)}::bigint[]) as w (id)
    cross join lateral ${counted(servicesOf(instanceId))} s
    cross join lateral ${counted(underWay(instanceId))} u
    cross join lateral (
      select count(*) as tries, count(*) filter (where l.state in ('sent', 'ended')) as taken,
        max(greatest(l.sent_at, case when l.state = 'refused' then l.updated_at end)) as answered_at
      from (${latestOf(instanceId)}) l
    ) d
    left join lateral (
      select x.choices -> 'rules' ->> 'markup' as markup from catalogue_imports x
      where x.instance_id = ${instanceId} and x.provider_id = w.id and x.applied_at is not null
      order by x.id desc limit 1
    ) i on true`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

const servicesOf = (instanceId: number): Sql => sql`
  select from service_sources s
  where s.instance_id = ${instanceId} and s.provider_id = w.id and not s.is_missing`;

const underWay = (instanceId: number): Sql => sql`
  select from dispatches d where d.instance_id = ${instanceId} and d.provider_id = w.id
    and d.state in ('sending', 'sent', 'unknown')`;

const latestOf = (instanceId: number): Sql => sql`
  select d.state, d.sent_at, d.updated_at from dispatches d
  where d.instance_id = ${instanceId} and d.provider_id = w.id
  order by d.id desc limit ${LATEST}`;
