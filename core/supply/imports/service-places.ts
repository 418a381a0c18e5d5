import type { CatalogueChange } from '#core/catalogue/services/change-catalogue.ts';
import { foldText } from '#core/catalogue/services/filter-services.pure.ts';
import { pickField } from '#core/catalogue/services/pick-text.ts';
import type { WholeCatalogue } from '#core/catalogue/services/read-whole.ts';
import type { Language } from '#locales/languages.ts';
import { freeSlug } from './free-slug.ts';
import { KNOWN_NETWORKS, NETWORK_WORDS, unknownNetwork } from './known-networks.ts';
import type { OfferedService } from './offered-service.ts';

type Network = CatalogueChange['networks'][number];
type ServiceType = CatalogueChange['serviceTypes'][number];

interface PlacesOptions {
  catalogue: Pick<WholeCatalogue, 'networks' | 'serviceTypes'>;
  /** What the source is written in. */
  language: Language;
  /** Makes what the shop does not have. */
  canAdd: boolean;
  /** Addresses of services and of types, which stand in one place. */
  taken: Set<string>;
}

/** What tells where a service belongs. */
type Placed = Pick<OfferedService, 'category' | 'network' | 'name'>;

/** Finds the type that a service belongs to, by the words of its source. */
export class ServicePlaces {
  readonly added: Pick<CatalogueChange, 'networks' | 'serviceTypes'> = {
    networks: [],
    serviceTypes: [],
  };
  readonly #options: PlacesOptions;
  readonly #networks: Network[];
  readonly #types: ServiceType[];
  readonly #found = new Map<string, ServiceType | undefined>();

  constructor(options: PlacesOptions) {
    this.#options = options;
    this.#networks = options.catalogue.networks.filter(({ is_enabled }) => is_enabled);
    this.#types = options.catalogue.serviceTypes.filter(({ is_enabled }) => is_enabled);
  }

  typeOf(service: Placed): ServiceType | undefined {
    const mentioned = this.#networkNamed(service);
    const key = `${mentioned?.id ?? service.network ?? ''}\n${foldText(service.category)}`;
    if (!this.#found.has(key)) {
      const type = this.#typeIn(service, mentioned) ?? this.#addType(service, mentioned);
      this.#found.set(key, type);
    }
    return this.#found.get(key);
  }

  nameOf(typeId: number): string {
    const type = [...this.#options.catalogue.serviceTypes, ...this.added.serviceTypes].find(
      ({ id }) => id === typeId,
    );
    return type ? (pickField(type.texts, 'name', this.#options.language) ?? type.slug) : '';
  }

  #typeIn({ category }: Placed, network: Network | undefined): ServiceType | undefined {
    const wanted = foldText(category);
    const bySlug = this.#types.find(({ slug }) => slug === wanted);
    if (bySlug) return bySlug;
    const called = this.#types.filter((type) => {
      const owner = this.#networks.find(({ id }) => id === type.network_id);
      const names = namesOf(type);
      const whole = owner
        ? namesOf(owner).flatMap((own) => names.map((name) => `${own} ${name}`))
        : [];
      return [...names, ...whole].includes(wanted);
    });
    if (network) return called.find(({ network_id }) => network_id === network.id);
    return called.length === 1 ? called[0] : undefined;
  }

  #networkNamed({ network, category, name }: Placed): Network | undefined {
    if (network !== undefined) {
      const wanted = foldText(network);
      return this.#networks.find((own) => own.slug === wanted || namesOf(own).includes(wanted));
    }
    return [category, name]
      .map((text) => this.#networks.find((own) => isMentioned(text, [...namesOf(own), own.slug])))
      .find((found) => found !== undefined);
  }

  #addType(service: Placed, present: Network | undefined): ServiceType | undefined {
    const { canAdd, language, taken, catalogue } = this.#options;
    if (!canAdd) return undefined;
    const network = present ?? this.#addNetwork(service);
    const known = [...catalogue.serviceTypes, ...this.added.serviceTypes];
    const id = nextId(known);
    const type: ServiceType = {
      id,
      network_id: network.id,
      slug: freeSlug(taken, { name: service.category, kind: 'type', id }),
      icon: 'layers',
      color: network.color,
      is_enabled: true,
      position: known.length,
      texts: { [language]: { name: service.category } },
    };
    this.#types.push(type);
    this.added.serviceTypes.push(type);
    return type;
  }

  #addNetwork({ network, category, name }: Placed): Network {
    const { catalogue } = this.#options;
    const slugs = new Set([...catalogue.networks, ...this.added.networks].map(({ slug }) => slug));
    const texts = network === undefined ? [category, name] : [network];
    const known = texts
      .map((text) =>
        KNOWN_NETWORKS.find((own) => isMentioned(text, [foldText(own.name), own.slug])),
      )
      .find((found) => found !== undefined);
    const present = this.#networks.find(({ slug }) => slug === (known?.slug ?? 'other'));
    if (present && network === undefined) return present;
    const id = nextId([...catalogue.networks, ...this.added.networks]);
    const { name: called, slug, ...look } = known ?? unknownNetwork('other', network ?? 'Other');
    const added: Network = {
      ...look,
      id,
      slug: freeSlug(slugs, {
        name: known || network === undefined ? slug : network,
        kind: 'network',
        id,
      }),
      has_search: false,
      is_enabled: true,
      position: catalogue.networks.length + this.added.networks.length,
      texts: { [this.#options.language]: { name: called } },
    };
    this.#networks.push(added);
    this.added.networks.push(added);
    return added;
  }
}

/** What something is called in any language, folded. */
function namesOf({ texts }: { texts: Partial<Record<string, { name?: string }>> }): string[] {
  return Object.values(texts).flatMap((own) => (own?.name ? [foldText(own.name)] : []));
}

/** A name of a letter or two means a network only where a text begins with it. */
function isMentioned(text: string, names: readonly string[]): boolean {
  const words = ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  const all = [...names, ...names.flatMap((name) => NETWORK_WORDS[name] ?? [])];
  return all.some((name) =>
    name.length > 2 ? words.includes(` ${name} `) : words.startsWith(` ${name} `),
  );
}

function nextId(rows: readonly { id: number }[]): number {
  return rows.reduce((most, { id }) => Math.max(most, id), 0) + 1;
}
