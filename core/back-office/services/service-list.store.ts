import { sql, type RawBuilder } from 'kysely';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListPlace, ListSort } from '#core/platform/lists/list-sort.pure.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { within } from '#core/platform/lists/within.ts';
import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import type { SERVICE_FIELDS, ServiceSort } from './service-fields.pure.ts';

type Sql = RawBuilder<unknown>;

/** A service as far as the list filters and names it. */
export interface ListedService extends ListRow {
  id: number;
  name: string;
  slug: string;
  type_name: string;
  network_name: string;
}

export interface ServiceList {
  instanceId: number;
  language: Language;
  query: ListQuery<typeof SERVICE_FIELDS>;
  sort: ListSort<ServiceSort>;
  after?: ListPlace | undefined;
}

const textOf = (table: string, language: Language): Sql =>
  sql`coalesce(${sql.ref(`${table}.texts`)} -> ${language}::text ->> 'name',
    ${sql.ref(`${table}.texts`)} -> ${DEFAULT_LANGUAGE}::text ->> 'name', ${sql.ref(`${table}.slug`)})`;

export function serviceSource(list: ServiceList): ListSource {
  const { instanceId, language, query, sort, after } = list;
  const number = query.words.flatMap((word) => /^#?(\d{1,9})$/.exec(word)?.[1] ?? []);
  return {
    columns: sql`s.id, coalesce(t.name, e.name, (
        select a.name from service_texts a
        where a.instance_id = s.instance_id and a.service_id = s.id order by a.language limit 1
      ), s.slug) as name, s.slug, s.price_micro,
      s.service_type_id, s.is_deactivated, n.slug as network_slug,
      ${textOf('y', language)} as type_name, ${textOf('n', language)} as network_name`,
    from: sql`services s
      join service_types y on y.instance_id = s.instance_id and y.id = s.service_type_id
      join networks n on n.instance_id = y.instance_id and n.id = y.network_id
      left join service_texts t on t.instance_id = s.instance_id and t.service_id = s.id
        and t.language = ${language}
      left join service_texts e on e.instance_id = s.instance_id and e.service_id = s.id
        and e.language = ${DEFAULT_LANGUAGE}`,
    near: [
      sql`s.instance_id = ${instanceId}`,
      sql`s.is_enabled`,
      ...number.map((digits) => sql`s.id = ${digits}::integer`),
    ],
    far: farOf(list),
    id: sql`s.id`,
    after,
    direction: sort.direction,
  };
}

function farOf({ instanceId, query: { filters, words } }: ServiceList): Sql[] {
  const { is, network, type, provider, price, margin } = filters;
  const cost = sql`(select min(c.cost_micro) from service_sources c
    where c.instance_id = ${instanceId} and c.service_id = r.id and not c.is_missing)`;
  // Divided only where there is something to divide by.
  const percent = sql`floor((r.price_micro - ${cost}) * 100.0 / nullif(r.price_micro, 0))`;
  return [
    ...words
      .filter((word) => !/^#?\d{1,9}$/.test(word))
      .map((word) => sql`position(lower(${word}) in lower(r.name)) > 0`),
    ...(is?.includes('on') ? [sql`not r.is_deactivated`] : []),
    ...(is?.includes('off') ? [sql`r.is_deactivated`] : []),
    ...(is?.includes('loss') ? [sql`r.price_micro < ${cost}`] : []),
    ...(network === undefined ? [] : [sql`r.network_slug = lower(${network})`]),
    ...within(sql`r.service_type_id`, type),
    ...within(sql`r.price_micro`, price),
    ...within(percent, margin),
    ...(provider === undefined
      ? []
      : [
          sql`exists (
            select from service_sources o
            left join providers p on p.instance_id = o.instance_id and p.id = o.provider_id
            where o.instance_id = ${instanceId} and o.service_id = r.id and not o.is_missing
              and lower(coalesce(p.name, regexp_replace(o.source, '^list:', ''))) = lower(${provider}))`,
        ]),
  ];
}
