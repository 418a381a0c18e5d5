import type { Trx } from '#core/platform/db/database.ts';
import { PAGE_TEXTS } from './page-texts.pure.ts';
import type { ServiceParts, WholeService } from './read-whole.ts';

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
    .select(['id', 'name', 'view_type'])
    .where('instance_id', '=', instanceId)
    .orderBy('position')
    .execute();
  return { networks, serviceTypes, targets };
}

/**
 * Some of a catalogue, as far as they are there, in the order of their ids. Joined by the database,
 * their texts would be sought among those of all: ids are alike in many instances, and it takes few
 * for many.
 */
export async function readSomeServices(
  trx: Trx,
  { instanceId, language, ids }: { instanceId: number; language: string; ids: readonly number[] },
): Promise<(WholeService & { updated_at: Date })[]> {
  if (ids.length === 0) return [];
  const [services, texts] = await Promise.all([
    trx
      .selectFrom('services')
      .select(['id', 'service_type_id', 'slug', 'price_type', 'pricing_per', 'price_micro'])
      .select(['default_price_micro', 'min_quantity', 'max_quantity', 'quantity_step'])
      .select([
        'default_quantity',
        'drip_feed_is_allowed',
        'has_refill',
        'guarantee_days',
        'calculable_quantity',
      ])
      .select(['is_enabled', 'is_deactivated', 'updated_at'])
      .where('instance_id', '=', instanceId)
      .where('id', 'in', ids)
      .orderBy('id')
      .execute(),
    trx
      .selectFrom('service_texts')
      .select(['service_id', 'name', 'description'])
      .where('instance_id', '=', instanceId)
      .where('language', '=', language)
      .where('service_id', 'in', ids)
      .execute(),
  ]);
  return named(services, texts);
}

type Text = Pick<WholeService, 'name' | 'description'> & { service_id: number };

/** Those without a text have neither. */
function named<Service extends { id: number }>(
  services: readonly Service[],
  texts: readonly Text[],
): (Service & Pick<WholeService, 'name' | 'description'>)[] {
  const textOf = new Map(texts.map(({ service_id: id, ...text }) => [id, text]));
  const none = { name: null, description: null };
  return services.map((service) => ({ ...service, ...(textOf.get(service.id) ?? none) }));
}

interface OneService {
  instanceId: number;
  serviceId: number;
}

/** What a service is called, how it is described and what else its page says, by language. */
export async function readTexts(
  trx: Trx,
  { instanceId, serviceId }: OneService,
): Promise<ServiceParts['texts']> {
  const rows = await trx
    .selectFrom('service_texts')
    .select(['language', 'name', 'description', 'faq', ...PAGE_TEXTS])
    .where('instance_id', '=', instanceId)
    .where('service_id', '=', serviceId)
    .execute();
  return Object.fromEntries(rows.map(({ language, ...text }) => [language, text]));
}

/** What a service asks for and says beside its texts, and what can be done with it. */
export async function readAsked(
  trx: Trx,
  { instanceId, serviceId }: OneService,
): Promise<Omit<ServiceParts, 'texts' | 'contents'>> {
  const [service, labels, targets] = await Promise.all([
    trx
      .selectFrom('services')
      .select(['is_package', 'can_speedup', 'start_minutes', 'example_link'])
      .select(['allowed_use_countries', 'restricted_access', 'available_closed_sales'])
      .select(['available_personal_manager', 'consultation_chat_period', 'thumbnail_period'])
      .where('instance_id', '=', instanceId)
      .where('id', '=', serviceId)
      .executeTakeFirst(),
    trx
      .selectFrom('service_labels')
      .select('label_id')
      .where('instance_id', '=', instanceId)
      .where('service_id', '=', serviceId)
      .orderBy('label_id')
      .execute(),
    trx
      .selectFrom('service_targets as s')
      .innerJoin('targets as t', (join) =>
        join.onRef('t.instance_id', '=', 's.instance_id').onRef('t.id', '=', 's.target_id'),
      )
      .select(['t.id', 't.view_type', 's.position'])
      .where('s.instance_id', '=', instanceId)
      .where('s.service_id', '=', serviceId)
      .where('s.is_enabled', '=', true)
      .orderBy('s.position')
      .execute(),
  ]);
  return {
    isPackage: service?.is_package ?? false,
    canSpeedup: service?.can_speedup ?? false,
    facts: {
      start_minutes: service?.start_minutes ?? null,
      example_link: service?.example_link ?? null,
      allowed_use_countries: service?.allowed_use_countries ?? [],
      restricted_access: service?.restricted_access ?? false,
      available_closed_sales: service?.available_closed_sales ?? false,
      available_personal_manager: service?.available_personal_manager ?? false,
      consultation_chat_period: service?.consultation_chat_period ?? null,
      thumbnail_period: service?.thumbnail_period ?? null,
    },
    labelIds: labels.map(({ label_id: id }) => id),
    targets,
  };
}

/** Addresses of services and of types, which stand in one place, and the last number of a service. */
export async function readTaken(trx: Trx, instanceId: number) {
  const services = await trx
    .selectFrom('services')
    .select(['id', 'slug'])
    .where('instance_id', '=', instanceId)
    .execute();
  const types = await trx
    .selectFrom('service_types')
    .select('slug')
    .where('instance_id', '=', instanceId)
    .execute();
  return {
    slugs: new Set([...services, ...types].map(({ slug }) => slug)),
    lastId: services.reduce((most, { id }) => Math.max(most, id), 0),
  };
}

/** So many are read within a few milliseconds. */
const AT_ONCE = 1_000;

/**
 * Page by page, so that others have their turn in between. Joined by the database, a catalogue that
 * has just grown would be joined row by row until its statistics are known.
 */
export async function readAllServices(
  trx: Trx,
  { instanceId, language }: { instanceId: number; language: string },
): Promise<WholeService[]> {
  const services: WholeService[] = [];
  for (let after = -1; ;) {
    const page = await trx
      .selectFrom('services')
      .select(['id', 'service_type_id', 'slug', 'price_type', 'pricing_per', 'price_micro'])
      .select(['default_price_micro', 'min_quantity', 'max_quantity', 'quantity_step'])
      .select([
        'default_quantity',
        'drip_feed_is_allowed',
        'has_refill',
        'guarantee_days',
        'calculable_quantity',
      ])
      .select(['is_enabled', 'is_deactivated'])
      .where('instance_id', '=', instanceId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const last = page.at(-1);
    if (!last) return services;
    const texts = await trx
      .selectFrom('service_texts')
      .select(['service_id', 'name', 'description'])
      .where('instance_id', '=', instanceId)
      .where('language', '=', language)
      .where('service_id', '>', after)
      .where('service_id', '<=', last.id)
      .execute();
    services.push(...named(page, texts));
    after = last.id;
  }
}
