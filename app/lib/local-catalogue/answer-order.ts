import {
  filterServices,
  prepareCatalogue,
  type PreparedCatalogue,
  type Stretch,
} from '#core/catalogue/filter-services.pure.ts';
import { cardAt, type CatalogueSnapshot } from '#core/catalogue/snapshot.pure.ts';
import { summaryOf } from '../service-summary.ts';
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
    return {
      kind: 'shown',
      id,
      services: order.places.map((at) => summaryOf(cardAt(snapshot, at))),
    };
  };
}
