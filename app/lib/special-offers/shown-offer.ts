import type { ServiceSummary } from '../catalogue/service-summary.ts';

/** Services that an owner recommends in one place. */
export interface ShownOffer {
  id: string | number;
  title: string;
  /** Where in its place it stands. */
  position: 'top' | 'middle' | 'network';
  networkId: number | undefined;
  /** The types on whose lists it stands; none for those of its network. */
  typeIds: readonly number[];
  /** What its links are called in figures of visits. */
  campaign: string | undefined;
  /** At least one. */
  services: ServiceSummary[];
}

/** Of what a list of services is: of a network, of some types, or of everything. */
interface ListOf {
  networkId: number | undefined;
  serviceTypes: readonly number[];
}

/** Those that belong in a position of a list. */
export function offersAt<T extends Pick<ShownOffer, 'position' | 'networkId' | 'typeIds'>>(
  offers: readonly T[],
  position: ShownOffer['position'],
  list: ListOf,
): T[] {
  return offers.filter((offer) => offer.position === position && belongs(offer, list));
}

/** By types where both have some, else by the network; what names neither belongs everywhere. */
function belongs(
  { networkId, typeIds }: Pick<ShownOffer, 'networkId' | 'typeIds'>,
  list: ListOf,
): boolean {
  if (typeIds.length > 0 && list.serviceTypes.length > 0) {
    return typeIds.some((id) => list.serviceTypes.includes(id));
  }
  if (networkId !== undefined) return networkId === list.networkId;
  return typeIds.length === 0;
}
