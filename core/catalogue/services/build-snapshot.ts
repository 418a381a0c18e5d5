import { microNumber } from '#core/money/money.ts';
import { languageTag, type Language } from '#locales/languages.ts';
import type { Target } from './catalogue.contract.ts';
import type { Groups, ServiceRow } from './catalogue.store.ts';
import { pickField, pickText } from './pick-text.ts';
import {
  packFlags,
  type CatalogueSnapshot,
  type SnapshotColumns,
  type SnapshotNetwork,
  type SnapshotType,
} from './snapshot.pure.ts';

interface SnapshotInput {
  revision: bigint;
  language: Language;
  groups: Groups;
  rows: readonly ServiceRow[];
}

/** Lays rows out as columns. A service whose type or network is no longer shown is left out. */
export function buildSnapshot(input: SnapshotInput): CatalogueSnapshot {
  const { revision, language, groups } = input;
  const networks = groups.networks.map((row) => networkOf(row, language));
  const typeRows = groups.types.filter(({ network_id }) =>
    networks.some(({ id }) => id === network_id),
  );
  const types = typeRows.map((row) => typeOf(row, networks, language));
  const words = new Dictionary<string>((word) => word);
  const lists = new Dictionary<number[]>((list) => list.join());
  const places = {
    type: placesOf(types),
    label: placesOf(groups.labels),
    target: placesOf(groups.targets),
  };
  const rows = input.rows.filter((row) => places.type.has(row.service_type_id));
  const word = (text: string | null) => (text === null ? null : words.place(text));
  const days = dayFormat(language);
  const inDays = (count: number | null) => (count === null ? null : days.format(count));
  const list = (ids: number[] | null, place: ReadonlyMap<number, number>) =>
    lists.place((ids ?? []).flatMap((id) => place.get(id) ?? []));
  return {
    version: 1,
    revision: String(revision),
    language,
    networks,
    service_types: types,
    labels: groups.labels.map(({ id, color, texts }) => ({
      id,
      name: pickField(texts, 'name', language) ?? '',
      color,
    })),
    targets: groups.targets.map((row) => targetOf(row, language)),
    services: {
      ...plainColumns(rows),
      type: rows.map((row) => places.type.get(row.service_type_id) ?? 0),
      countries: rows.map((row) => lists.place(row.allowed_use_countries)),
      // As the shop has them in order, whatever their numbers are.
      labels: rows.map((row) =>
        lists.place(
          (row.label_ids ?? [])
            .flatMap((id) => places.label.get(id) ?? [])
            .toSorted((one, other) => one - other),
        ),
      ),
      targets: rows.map((row) => list(row.target_ids, places.target)),
      geo: rows.map((row) => word(row.geo)),
      start_time: rows.map((row) => word(row.start_time)),
      speed: rows.map((row) => word(row.speed)),
      guarantee: rows.map((row) => word(row.guarantee ?? inDays(row.guarantee_days))),
    },
    words: words.values,
    lists: lists.values,
  };
}

const dayFormat = (language: Language) =>
  new Intl.NumberFormat(languageTag(language), {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  });

type PlainColumns = Omit<
  SnapshotColumns,
  'type' | 'countries' | 'labels' | 'targets' | 'geo' | 'start_time' | 'speed' | 'guarantee'
>;

function plainColumns(rows: readonly ServiceRow[]): PlainColumns {
  return {
    id: rows.map((row) => row.id),
    slug: rows.map((row) => row.slug),
    name: rows.map((row) => row.name),
    short_description: rows.map((row) => row.short_description),
    price: rows.map((row) => microNumber(row.price_micro)),
    default_price: rows.map((row) => microNumber(row.default_price_micro)),
    pricing_per: rows.map((row) => row.pricing_per),
    min_quantity: rows.map((row) => row.min_quantity),
    max_quantity: rows.map((row) => row.max_quantity),
    quantity_step: rows.map((row) => row.quantity_step),
    default_quantity: rows.map((row) => row.default_quantity),
    start_minutes: rows.map((row) => row.start_minutes),
    flags: rows.map((row) => packFlags({ ...row, has_fixed_price: row.price_type === 'fixed' })),
    consultation_chat_period: rows.map((row) => row.consultation_chat_period),
    thumbnail_period: rows.map((row) => row.thumbnail_period),
  };
}

/** Values that occur again and again, each kept once. */
class Dictionary<T> {
  readonly values: T[] = [];
  readonly #places = new Map<string, number>();
  readonly #keyOf: (value: T) => string;

  constructor(keyOf: (value: T) => string) {
    this.#keyOf = keyOf;
  }

  place(value: T): number {
    const key = this.#keyOf(value);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}

function placesOf(rows: readonly { id: number }[]): Map<number, number> {
  return new Map(rows.map(({ id }, at) => [id, at]));
}

function networkOf(row: Groups['networks'][number], language: Language): SnapshotNetwork {
  const { id, slug, url_placeholder, icon, color, type, has_search, texts } = row;
  const name = pickField(texts, 'name', language) ?? slug;
  return { id, slug, name, url_placeholder, icon, color, type, has_search };
}

function typeOf(
  row: Groups['types'][number],
  networks: readonly SnapshotNetwork[],
  language: Language,
): SnapshotType {
  const { id, slug, icon, color, texts } = row;
  const network = networks.findIndex((candidate) => candidate.id === row.network_id);
  const name = pickField(texts, 'name', language) ?? slug;
  return { id, network, slug, name, icon, color };
}

function targetOf(row: Groups['targets'][number], language: Language): Target {
  const { id, name, texts } = row;
  const hint = pickField(texts, 'hint', language);
  return {
    id,
    name,
    placeholder: pickField(texts, 'placeholder', language) ?? null,
    type: {
      id,
      name,
      title: pickField(texts, 'title', language) ?? name,
      selectable: row.is_selectable,
      view_type: row.view_type,
      enabled_for_service: true,
    },
    selectable_values: row.selectable_values.map((value) => ({
      id: value.id,
      name: pickText(value.name, language) ?? value.id,
    })),
    translations: hint === undefined ? {} : { hint },
  };
}
