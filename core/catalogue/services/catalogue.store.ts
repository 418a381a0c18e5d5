import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { ServicesTable } from './catalogue.tables.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Schema } from '#core/platform/db/schema.ts';
import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import { NO_PERKS, type Perks } from '#core/pricing/grades/ladder.pure.ts';
import { isGated, openTo } from './gate.store.ts';
import { parseId } from './parse-id.ts';

/** Zero for an instance that never published a catalogue. */
export async function readRevision(trx: Trx, instanceId: number): Promise<bigint> {
  const row = await trx
    .selectFrom('catalogues')
    .select('revision')
    .where('instance_id', '=', instanceId)
    .executeTakeFirst();
  return row?.revision ?? 0n;
}

/** The small tables, whole: they are what every service refers to. */
export async function readGroups(trx: Trx, instanceId: number) {
  const networks = await ofInstance(trx.selectFrom('networks').selectAll())
    .where('is_enabled', '=', true)
    .execute();
  const types = await ofInstance(trx.selectFrom('service_types').selectAll())
    .where('is_enabled', '=', true)
    .execute();
  const labels = await ofInstance(trx.selectFrom('labels').selectAll()).execute();
  const targets = await ofInstance(trx.selectFrom('targets').selectAll()).execute();
  return { networks, types, labels, targets };

  function ofInstance<T extends 'networks' | 'service_types' | 'labels' | 'targets', O>(
    query: SelectQueryBuilder<Schema, T, O>,
  ) {
    return query
      .where(sql.ref<number>('instance_id'), '=', instanceId)
      .orderBy(sql.ref('position'))
      .orderBy(sql.ref('id'));
  }
}

export type Groups = Awaited<ReturnType<typeof readGroups>>;

const TEXT_FIELDS = [
  'name',
  'short_description',
  'geo',
  'start_time',
  'speed',
  'guarantee',
] as const;
const LONG_FIELDS = ['description', 'requirements', 'meta_title', 'meta_description'] as const;

type CardTexts = Record<Exclude<(typeof TEXT_FIELDS)[number], 'name'>, string | null> & {
  name: string;
};

export type ServiceRow = Omit<
  Selectable<ServicesTable>,
  'instance_id' | 'created_at' | 'updated_at'
> &
  CardTexts & { label_ids: number[] | null; target_ids: number[] | null };

interface InLanguage {
  instanceId: number;
  language: Language;
}

/**
 * Everything that can be found by browsing, the same for everybody: what is restricted, deactivated,
 * taken out or kept for a grade is not.
 * The texts are in the language, else in English, else in whatever there is.
 */
export async function readListed(trx: Trx, asked: InLanguage): Promise<ServiceRow[]> {
  // Before its statistics are known, a catalogue that has just grown would be joined row by row.
  await sql`set local enable_nestloop = off`.execute(trx);
  const { rows } = await sql<ServiceRow>`
    ${selectServices(asked)}
    where s.instance_id = ${asked.instanceId}
      and s.is_enabled and not s.is_deactivated and not s.restricted_access and ${openTo(NO_PERKS)}
    order by s.popularity desc, s.id`.execute(trx);
  return rows;
}

/** By its id, or by its slug: who knows the address of a restricted service may see it. */
function isCalled(idOrSlug: string, perks: Perks) {
  const id = parseId(idOrSlug);
  const isNamed = id ? sql`s.id = ${id} and not s.restricted_access` : sql`s.slug = ${idOrSlug}`;
  return sql<boolean>`(s.is_enabled and ${isNamed} and ${openTo(perks)})`;
}

export async function findService(
  trx: Trx,
  { idOrSlug, perks = NO_PERKS, ...asked }: InLanguage & { idOrSlug: string; perks?: Perks },
): Promise<ServiceRow | undefined> {
  const { rows } = await sql<ServiceRow>`
    ${selectServices(asked)}
    where s.instance_id = ${asked.instanceId} and ${isCalled(idOrSlug, perks)}`.execute(trx);
  return rows[0];
}

/** Those that are published, also what is restricted or deactivated. */
export async function readServices(
  trx: Trx,
  { ids, ...asked }: InLanguage & { ids: readonly number[] },
): Promise<ServiceRow[]> {
  const { rows } = await sql<ServiceRow>`
    ${selectServices(asked)}
    where s.instance_id = ${asked.instanceId} and s.is_enabled
      and s.id = any (${`{${ids.join(',')}}`}::integer[])`.execute(trx);
  return rows;
}

/** Whether or not they are published; in the language that was asked for before English and others. */
export async function readServiceNames(
  trx: Trx,
  { instanceId, language, ids }: InLanguage & { ids: readonly number[] },
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select s.id, coalesce(t.name, e.name, (
        select a.name from service_texts a
        where a.instance_id = s.instance_id and a.service_id = s.id order by a.language limit 1
      ), s.slug) as name
    from services s
    left join service_texts t on t.instance_id = s.instance_id and t.service_id = s.id
      and t.language = ${language}
    left join service_texts e on e.instance_id = s.instance_id and e.service_id = s.id
      and e.language = ${DEFAULT_LANGUAGE}
    where s.instance_id = ${instanceId} and s.id = any (${`{${ids.join(',')}}`}::integer[])
    order by s.id`.execute(trx);
  return rows;
}

/** Those that a grade opens and others know nothing of, in the order of all. */
export async function readOpened(
  trx: Trx,
  { perks, ...asked }: InLanguage & { perks: Perks },
): Promise<ServiceRow[]> {
  const { rows } = await sql<ServiceRow>`
    ${selectServices(asked)}
    where s.instance_id = ${asked.instanceId} and s.is_enabled and not s.is_deactivated
      and not s.restricted_access and ${isGated} and ${openTo(perks)}
    order by s.popularity desc, s.id`.execute(trx);
  return rows;
}

/** The columns of services with their texts and lists; `service_texts` is read by its key. */
function selectServices({ instanceId, language }: InLanguage) {
  const joinTexts = (alias: string, inLanguage: Language) => sql`
    left join service_texts ${sql.ref(alias)} on ${sql.ref(`${alias}.instance_id`)} = ${instanceId}
      and ${sql.ref(`${alias}.language`)} = ${inLanguage}
      and ${sql.ref(`${alias}.service_id`)} = s.id`;
  return sql`
    select
      s.id, s.service_type_id, s.slug, s.popularity, s.price_type, s.pricing_per, s.price_micro,
      s.default_price_micro, s.min_quantity, s.max_quantity, s.quantity_step, s.default_quantity,
      s.drip_feed_is_allowed, s.has_refill, s.guarantee_days, s.can_speedup, s.is_enabled, s.is_deactivated,
      s.is_package, s.restricted_access, s.url_is_required, s.has_search, s.calculable_quantity,
      s.gather_statistic, s.provenance, s.start_minutes, s.allowed_use_countries, s.example_link,
      s.available_closed_sales, s.available_personal_manager, s.consultation_chat_period,
      s.thumbnail_period, l.label_ids, g.target_ids,
      ${sql.join(TEXT_FIELDS.map(coalesced))}
    from services s
    ${joinTexts('r', language)}
    ${joinTexts('e', DEFAULT_LANGUAGE)}
    left join lateral (
      select t.* from service_texts t
      where r.service_id is null and e.service_id is null
        and t.instance_id = ${instanceId} and t.service_id = s.id
      order by t.language limit 1
    ) o on true
    left join (
      select service_id, array_agg(label_id order by label_id) as label_ids
      from service_labels where instance_id = ${instanceId} group by service_id
    ) l on l.service_id = s.id
    left join (
      select service_id, array_agg(target_id order by position) as target_ids
      from service_targets where instance_id = ${instanceId} and is_enabled group by service_id
    ) g on g.service_id = s.id`;
}

function coalesced(field: string) {
  const [asked, english, other] = ['r', 'e', 'o'].map((alias) => sql.ref(`${alias}.${field}`));
  return sql`coalesce(${asked}, ${english}, ${other}) as ${sql.ref(field)}`;
}

export interface LongTexts extends Record<(typeof LONG_FIELDS)[number], string | null> {
  faq: { question: string; answer: string }[] | null;
}

export async function readLongTexts(
  trx: Trx,
  { instanceId, language, serviceId }: InLanguage & { serviceId: number },
): Promise<LongTexts> {
  const rows = await trx
    .selectFrom('service_texts')
    .select(['language', ...LONG_FIELDS, 'faq'])
    .where('instance_id', '=', instanceId)
    .where('service_id', '=', serviceId)
    .orderBy('language')
    .execute();
  const inOrder = [language, DEFAULT_LANGUAGE].flatMap((wanted) =>
    rows.filter((row) => row.language === wanted),
  );
  const found = inOrder.length > 0 ? inOrder : rows;
  const first = <T>(read: (row: (typeof rows)[number]) => T | null) =>
    found.map(read).find((value) => value !== null) ?? null;
  return {
    description: first((row) => row.description),
    requirements: first((row) => row.requirements),
    meta_title: first((row) => row.meta_title),
    meta_description: first((row) => row.meta_description),
    faq: first((row) => row.faq),
  };
}

interface LinkedService {
  id: number;
  slug: string;
  name: string;
  short_description: string | null;
  service_type_id: number;
  quantity: number;
  is_displayable: boolean;
}

/** What a package contains, or with `packages` the packages that contain a service. */
export async function readLinked(
  trx: Trx,
  {
    instanceId,
    language,
    serviceId,
    link,
  }: InLanguage & { serviceId: number; link: 'contents' | 'packages' },
): Promise<LinkedService[]> {
  const [own, other] =
    link === 'contents' ? ['package_id', 'service_id'] : ['service_id', 'package_id'];
  const { rows } = await sql<LinkedService>`
    select s.id, s.slug, s.service_type_id, i.quantity, i.is_displayable,
      ${sql.join(['name', 'short_description'].map(coalesced))}
    from service_package_items i
    join services s on s.instance_id = i.instance_id and s.id = ${sql.ref(`i.${other}`)}
    left join service_texts r on r.instance_id = s.instance_id and r.language = ${language}
      and r.service_id = s.id
    left join service_texts e on e.instance_id = s.instance_id
      and e.language = ${DEFAULT_LANGUAGE} and e.service_id = s.id
    left join lateral (
      select t.* from service_texts t
      where r.service_id is null and e.service_id is null
        and t.instance_id = s.instance_id and t.service_id = s.id
      order by t.language limit 1
    ) o on true
    where i.instance_id = ${instanceId} and ${sql.ref(`i.${own}`)} = ${serviceId}
      and s.is_enabled and not s.restricted_access and ${openTo(NO_PERKS)}
    order by i.position, s.id`.execute(trx);
  return rows;
}

/** What a cost depends on. */
export async function findPrice(
  trx: Trx,
  {
    instanceId,
    idOrSlug,
    perks = NO_PERKS,
  }: { instanceId: number; idOrSlug: string; perks?: Perks },
) {
  return trx
    .selectFrom('services as s')
    .select(['id', 'price_micro', 'pricing_per', 'default_quantity'])
    .select(['min_quantity', 'max_quantity', 'quantity_step'])
    .where('instance_id', '=', instanceId)
    .where(isCalled(idOrSlug, perks))
    .executeTakeFirst();
}
