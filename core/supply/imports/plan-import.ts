import type {
  CatalogueChange,
  ServiceColumns,
  ServiceWords,
} from '#core/catalogue/services/change-catalogue.ts';
import type { WholeCatalogue, WholeService } from '#core/catalogue/services/read-whole.ts';
import type { ImportOutcome } from './import.tables.ts';
import type { FieldProblem } from '#core/errors.ts';
import { inSlices, nextTurn } from '#core/platform/concurrency/in-slices.ts';
import type { Language } from '#locales/languages.ts';
import { AskedTargets } from './asked-targets.ts';
import { fieldChanges, type FieldChange } from './field-changes.ts';
import { freeSlug } from './free-slug.ts';
import {
  costFor,
  type OfferedService,
  type RefusedRow,
  type RowProblem,
} from './offered-service.ts';
import { priceOf, ruleFor, type PriceRules } from './price-rule.ts';
import { ServicePlaces } from './service-places.ts';

export interface ImportChoices {
  /** What the texts of the source are written in. */
  language: Language;
  rules: PriceRules;
  /** Also over what the owner wrote. */
  overwritesTexts: boolean;
  /** Types and networks that the shop does not have are made; else their rows are refused. */
  addsTypes: boolean;
}

/** What is kept of where a service comes from. */
export interface KnownSource {
  service_id: number;
  source_key: string;
  cost_micro: bigint;
  trade_type: string;
  name: string;
  description: string | null;
  /** Unknown of what was imported before it was kept. */
  category: string | null;
  is_missing: boolean;
  /** Staff have made the service; nothing of it is taken over but what it costs. */
  is_by_hand: boolean;
}

/** What applying a row writes. */
export interface PlannedContent {
  service?: ServiceColumns;
  words?: ServiceWords;
  serviceTargets?: CatalogueChange['serviceTargets'];
  source: KnownSource;
}

export interface PlannedRow {
  outcome: ImportOutcome;
  row_number: number | null;
  source_key: string;
  name: string;
  service_id: number | null;
  changes: FieldChange[];
  problems: RowProblem[];
  content: PlannedContent | null;
}

/** What the shop does not have yet. */
export type Additions = Pick<CatalogueChange, 'networks' | 'serviceTypes' | 'targets'>;

export interface ImportPlan {
  rows: PlannedRow[];
  additions: Additions;
}

interface PlanInput {
  catalogue: WholeCatalogue;
  sources: readonly KnownSource[];
  offered: readonly (OfferedService | RefusedRow)[];
  choices: ImportChoices;
}

/** A million dollars, as much as the database takes. */
const MOST_PRICE_MICRO = 1_000_000_000_000n;
const USUAL_QUANTITY = 1_000;

/** What a source would change in a catalogue; nothing is written. */
export async function planImport({
  catalogue,
  sources,
  offered,
  choices,
}: PlanInput): Promise<ImportPlan> {
  const taken = new Set([...catalogue.services, ...catalogue.serviceTypes].map(({ slug }) => slug));
  const places = new ServicePlaces({
    catalogue,
    language: choices.language,
    canAdd: choices.addsTypes,
    taken,
  });
  const targets = new AskedTargets({ present: catalogue.targets, canAdd: choices.addsTypes });
  const planner = new Planner({ catalogue, sources, choices, places, targets, taken });
  await nextTurn();
  const rows = await inSlices(offered, (service) => planner.plan(service));
  await nextTurn();
  const given = new Set(rows.map(({ source_key: key }) => key));
  return {
    rows: [...rows, ...planner.missing(given)],
    additions: { ...places.added, targets: targets.added },
  };
}

interface PlannerOptions extends Omit<PlanInput, 'offered'> {
  places: ServicePlaces;
  targets: AskedTargets;
  taken: Set<string>;
}

class Planner {
  readonly #options: PlannerOptions;
  readonly #byId: ReadonlyMap<number, WholeService>;
  readonly #bySlug: ReadonlyMap<string, WholeService>;
  readonly #types: ReadonlyMap<number, WholeCatalogue['serviceTypes'][number]>;
  readonly #sources: ReadonlyMap<string, KnownSource>;
  readonly #seen = new Set<string>();
  readonly #used = new Set<number>();
  #nextId: number;

  constructor(options: PlannerOptions) {
    this.#options = options;
    const { services, serviceTypes } = options.catalogue;
    this.#byId = new Map(services.map((service) => [service.id, service]));
    this.#bySlug = new Map(services.map((service) => [service.slug, service]));
    this.#types = new Map(serviceTypes.map((type) => [type.id, type]));
    this.#sources = new Map(options.sources.map((source) => [source.source_key, source]));
    this.#nextId = services.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  }

  plan(offered: OfferedService | RefusedRow): PlannedRow {
    if ('problems' in offered) return refused(offered, offered.problems);
    const problem = (field: string, own: FieldProblem) => refused(offered, [{ field, ...own }]);
    if (this.#seen.has(offered.key)) return problem('service', { code: 'duplicate' });
    this.#seen.add(offered.key);
    const known = this.#sources.get(offered.key);
    const present = this.#present(offered, known);
    if (present && this.#used.has(present.id)) return problem('slug', { code: 'duplicate' });
    if (known?.is_by_hand && present?.is_enabled) return this.#byHand(offered, { present, known });
    const { choices, places, targets } = this.#options;
    const targetIds = present ? [] : targets.idsOf(offered.kinds);
    if (!targetIds) {
      return problem('type', { code: 'not_sold', params: { type: offered.tradeType } });
    }
    const type = this.#movedTo(offered, { present, known }) ?? places.typeOf(offered);
    if (!type) return problem('category', { code: 'unknown_category' });
    const place = { networkId: type.network_id, serviceTypeId: type.id };
    const price = priceOf(offered.costMicro, ruleFor(choices.rules, place));
    if (price > MOST_PRICE_MICRO) {
      return problem('rate', { code: 'too_big', params: { limit: 1_000_000 } });
    }
    const id = present?.id ?? this.#nextId++;
    this.#used.add(id);
    const service = this.#columns(offered, { id, typeId: type.id, price, present, known });
    const words = this.#words(offered, { id, present, known });
    const after = { ...service, name: words.name, description: words.description };
    const source = sourceOf(offered, id);
    const changes = fieldChanges({
      before: present && { ...present, cost_micro: known?.cost_micro ?? null },
      after: { ...after, cost_micro: offered.costMicro },
      typeName: (typeId) => places.nameOf(typeId),
    });
    const outcome = !present ? 'added' : changes.length > 0 ? 'changed' : 'unchanged';
    const hasWords = words.name !== present?.name || words.description !== present.description;
    return {
      ...rowOf(offered),
      outcome,
      service_id: id,
      changes,
      problems: [],
      content: {
        ...(outcome !== 'unchanged' && { service }),
        ...(outcome !== 'unchanged' && hasWords && { words }),
        ...(targetIds.length > 0 && {
          serviceTargets: targetIds.map((target_id, position) => ({
            ...{ service_id: id, target_id, position },
          })),
        }),
        source,
      },
    };
  }

  /** It stays as staff have written it, and is found again as all that comes from the source. */
  #byHand(
    offered: OfferedService,
    { present, known }: { present: WholeService; known: KnownSource },
  ): PlannedRow {
    this.#used.add(present.id);
    const { name: _name, description: _description, ...own } = present;
    const service = { ...own, is_deactivated: !known.is_missing && own.is_deactivated };
    const cost = costFor(offered, present.pricing_per);
    const changes = fieldChanges({
      before: { ...present, cost_micro: known.cost_micro },
      after: { ...present, ...service, cost_micro: cost },
      typeName: (typeId) => this.#options.places.nameOf(typeId),
    });
    return {
      ...rowOf(offered),
      outcome: changes.length > 0 ? 'changed' : 'unchanged',
      service_id: present.id,
      changes,
      problems: [],
      content: {
        ...(service.is_deactivated !== present.is_deactivated && { service }),
        source: { ...sourceOf(offered, present.id), cost_micro: cost, is_by_hand: true },
      },
    };
  }

  /** Services of the source that are still sold, but no longer there. */
  missing(given: ReadonlySet<string>): PlannedRow[] {
    return this.#options.sources.flatMap((source) => {
      const service = this.#byId.get(source.service_id);
      const isSold = service?.is_enabled && !service.is_deactivated;
      if (given.has(source.source_key) || !isSold || this.#used.has(service.id)) return [];
      return [
        {
          outcome: 'missing' as const,
          row_number: null,
          source_key: source.source_key,
          name: service.name ?? source.name,
          service_id: service.id,
          changes: [{ field: 'active' as const, before: 'true', after: 'false' }],
          problems: [],
          content: { source: { ...source, is_missing: true } },
        },
      ];
    });
  }

  #present({ slug }: OfferedService, known: KnownSource | undefined): WholeService | undefined {
    if (known) return this.#byId.get(known.service_id);
    return slug === undefined ? undefined : this.#bySlug.get(slug);
  }

  /** Where it stands, as long as its source puts it where it did: an owner may have moved it. */
  #movedTo(
    offered: OfferedService,
    { present, known }: Pick<Found, 'present' | 'known'>,
  ): WholeCatalogue['serviceTypes'][number] | undefined {
    if (!present?.is_enabled || known?.category !== categoryOf(offered)) return undefined;
    const type = this.#types.get(present.service_type_id);
    return type?.is_enabled ? type : undefined;
  }

  #columns(
    offered: OfferedService,
    own: Found & { typeId: number; price: bigint },
  ): ServiceColumns {
    const { id, typeId, price, present, known } = own;
    const { minQuantity: min, maxQuantity: max, quantityStep: step } = offered;
    const usual = present?.default_quantity ?? USUAL_QUANTITY;
    const within = Math.min(Math.max(usual, min), max);
    const keepsDiscount = present?.price_micro === price;
    return {
      id,
      service_type_id: typeId,
      slug: present?.is_enabled
        ? present.slug
        : freeSlug(this.#options.taken, { name: offered.name, kind: 'service', id }),
      price_type: offered.isFixed ? 'fixed' : 'per_quantity',
      pricing_per: offered.pricingPer,
      price_micro: price,
      default_price_micro: keepsDiscount ? present.default_price_micro : price,
      min_quantity: min,
      max_quantity: max,
      quantity_step: step,
      default_quantity: within - (within % step),
      drip_feed_is_allowed: offered.isDripFeedAllowed,
      has_refill: offered.hasRefill,
      guarantee_days: guaranteeOf(offered, present),
      calculable_quantity: present?.calculable_quantity ?? offered.isCounted,
      is_enabled: true,
      is_deactivated: known?.is_missing ? false : (present?.is_deactivated ?? false),
    };
  }

  /** What an owner wrote differs from what was taken over last, and stays. */
  #words(offered: OfferedService, { id, present, known }: Found): ServiceWords {
    const { language, overwritesTexts } = this.#options.choices;
    const choose = (
      own: string | null | undefined,
      last: string | null | undefined,
      next: string,
    ) => (own != null && own !== last && !overwritesTexts ? own : next);
    const { description } = offered;
    return {
      service_id: id,
      language,
      name: choose(present?.name, known?.name, offered.name),
      description:
        description === undefined
          ? (present?.description ?? null)
          : choose(present?.description, known?.description, description),
    };
  }
}

/** Lists of the trade say whether there is one and rarely for how long: what was known stays. */
const USUAL_GUARANTEE_DAYS = 30;

function guaranteeOf(
  { hasRefill, guaranteeDays }: OfferedService,
  present: WholeService | undefined,
): number | null {
  if (!hasRefill) return null;
  return guaranteeDays ?? present?.guarantee_days ?? USUAL_GUARANTEE_DAYS;
}

interface Found {
  id: number;
  present: WholeService | undefined;
  known: KnownSource | undefined;
}

const categoryOf = ({ network, category }: OfferedService): string =>
  [network ?? [], category].flat().join(' · ');

const rowOf = ({ number, key, name }: OfferedService | RefusedRow) => ({
  row_number: number,
  source_key: key,
  name,
});

function refused(row: OfferedService | RefusedRow, problems: RowProblem[]): PlannedRow {
  const nothing = { service_id: null, changes: [], content: null };
  return { ...rowOf(row), ...nothing, outcome: 'refused', problems };
}

export function sourceOf(offered: OfferedService, id: number): KnownSource {
  return {
    service_id: id,
    source_key: offered.key,
    cost_micro: offered.costMicro,
    trade_type: offered.tradeType,
    name: offered.name,
    description: offered.description ?? null,
    category: categoryOf(offered),
    is_missing: false,
    is_by_hand: false,
  };
}
