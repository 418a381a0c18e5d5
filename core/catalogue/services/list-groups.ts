import { floatAmount, formatAmount } from '#core/money/money.ts';
import type { ListedType, Network, ServiceTypePage } from './catalogue.contract.ts';
import type { Catalogue } from './catalogue-memory.ts';
import { filterServices } from './filter-services.pure.ts';
import { pickField } from './pick-text.ts';
import { cardAt, type SnapshotType } from './snapshot.pure.ts';

/** So many services a page of a type has at once. */
const SERVICES_OF_TYPE = 40;

interface TypeTotal {
  count: number;
  /** Micro-dollars. */
  least: number;
}

export function listNetworks(catalogue: Catalogue): Network[] {
  const { networks } = catalogue.snapshot;
  const types = listTypes(catalogue);
  return networks.map((network) => ({
    ...network,
    service_types: types
      .filter((type) => type.network.id === network.id)
      .map(({ network: _network, ...type }) => type),
  }));
}

export function listTypes(catalogue: Catalogue): ListedType[] {
  const totals = totalsByType(catalogue);
  return catalogue.snapshot.service_types.map((type, at) =>
    listedType(catalogue, type, totals.get(at)),
  );
}

export function findType(catalogue: Catalogue, slug: string): ServiceTypePage | undefined {
  const row = catalogue.groups.types.find((candidate) => candidate.slug === slug);
  const type = listTypes(catalogue).find((candidate) => candidate.slug === slug);
  if (!row || !type) return undefined;
  const found = filterServices(catalogue, { serviceTypes: [type.id] });
  return {
    ...type,
    description: pickField(row.texts, 'description', catalogue.language) ?? null,
    faq: pickField(row.texts, 'faq', catalogue.language) ?? [],
    services: found.slice(0, SERVICES_OF_TYPE).map((at) => cardAt(catalogue.snapshot, at)),
  };
}

function listedType(
  { snapshot, groups, language }: Catalogue,
  { network: networkAt, ...type }: SnapshotType,
  total: TypeTotal | undefined,
): ListedType {
  const network = snapshot.networks[networkAt];
  const row = groups.types.find(({ id }) => id === type.id);
  const least = total === undefined ? undefined : BigInt(total.least);
  return {
    ...type,
    title: (row && pickField(row.texts, 'title', language)) ?? type.name,
    services_count: total?.count ?? 0,
    min_price: least === undefined ? null : formatAmount(least),
    min_price_float: least === undefined ? null : floatAmount(least),
    network: {
      id: network?.id ?? 0,
      slug: network?.slug ?? '',
      name: network?.name ?? '',
      color: network?.color ?? '',
      icon: network?.icon ?? '',
    },
  };
}

function totalsByType({ snapshot: { services } }: Catalogue): Map<number, TypeTotal> {
  const totals = new Map<number, TypeTotal>();
  services.type.forEach((type, at) => {
    const price = services.price[at] ?? 0;
    const total = totals.get(type) ?? { count: 0, least: price };
    totals.set(type, { count: total.count + 1, least: Math.min(total.least, price) });
  });
  return totals;
}
