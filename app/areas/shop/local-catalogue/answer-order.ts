import {
  filterServices,
  prepareCatalogue,
  type PreparedCatalogue,
  type Stretch,
} from '#core/catalogue/services/filter-services.pure.ts';
import { kindServiceAt, placesByKind } from '#core/catalogue/services/kinds.pure.ts';
import { cardAt, type CatalogueSnapshot } from '#core/catalogue/services/snapshot.pure.ts';
import type { FoundKinds } from '../found-page.ts';
import { kindOf } from '../kinds/kind.ts';
import { summaryOf } from '#app/lib/catalogue/service-summary.ts';
import type { Answer, Order } from './catalogue-messages.ts';

/** Answers one order after another, as a worker does; the first one brings the catalogue. */
export function createAnswers(): (order: Order) => Answer {
  let catalogue: PreparedCatalogue | undefined;
  let stretch: Stretch = { part: 0, of: 1 };

  return function answer(order) {
    const { id } = order;
    if (order.kind === 'load') {
      // Made by the core of this very version.
      const snapshot = JSON.parse(new TextDecoder().decode(order.bytes)) as CatalogueSnapshot;
      catalogue = prepareCatalogue(snapshot);
      ({ stretch } = order);
      return { kind: 'loaded', id };
    }
    if (!catalogue) return { kind: 'failed', id };
    if (order.kind === 'find') {
      const places = Uint32Array.from(filterServices(catalogue, order.filters, stretch));
      return { kind: 'found', id, places };
    }
    const { snapshot } = catalogue;
    if (order.kind === 'group') return { kind: 'grouped', id, found: groupPlaces(snapshot, order) };
    return {
      kind: 'shown',
      id,
      services: order.places.map((at) => summaryOf(cardAt(snapshot, at))),
    };
  };
}

/** A page of kinds, as the core would answer. */
function groupPlaces(
  snapshot: CatalogueSnapshot,
  { places, page: asked, perPage }: Extract<Order, { kind: 'group' }>,
): FoundKinds {
  const kinds = placesByKind(snapshot, places);
  const pages = Math.max(1, Math.ceil(kinds.length / perPage));
  const page = Math.min(asked, pages);
  const shown = kinds.slice((page - 1) * perPage, page * perPage).map((own) => {
    const { service_type, network_icon } = cardAt(snapshot, own[0] ?? -1);
    const services = own.map((at) => kindServiceAt(snapshot, at));
    return kindOf({ service_type, network_icon, services });
  });
  const found = { view: 'cards' as const, kinds: shown, page, pages };
  return { ...found, total: places.length, kindsTotal: kinds.length };
}
