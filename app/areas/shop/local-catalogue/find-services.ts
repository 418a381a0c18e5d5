import type { CatalogueFilters } from '../catalogue-filters.ts';
import { PER_PAGE, type Found } from '../found-page.ts';
import type { ServicesView } from '#app/lib/http/load-context.ts';
import type { Answer, Order } from './catalogue-messages.ts';
import { serviceFilters } from './service-filters.ts';

type Question = Order extends infer One ? (One extends Order ? Omit<One, 'id'> : never) : never;

/** Somebody who answers an order: a worker, wherever it runs. */
export type Ask = (question: Question) => Promise<Answer>;

export interface Asked {
  filters: CatalogueFilters;
  page: number;
  view: ServicesView;
}

/** Lets each look through its stretch at once, and puts what they found one after another. */
export async function findServices(
  workers: readonly Ask[],
  { filters, page, view }: Asked,
): Promise<Found> {
  // Kinds keep together what belongs together whatever the order.
  const wanted = { ...serviceFilters(filters), ...(view === 'cards' && { isGrouped: false }) };
  const answers = await Promise.all(workers.map((ask) => ask({ kind: 'find', filters: wanted })));
  const places = answers.flatMap((answer) =>
    answer.kind === 'found' ? [...answer.places] : refuse(),
  );
  const [first = refuse] = workers;
  if (view === 'cards') {
    const answer = await first({ kind: 'group', places, page, perPage: PER_PAGE.cards });
    return answer.kind === 'grouped' ? answer.found : refuse();
  }
  const pages = Math.max(1, Math.ceil(places.length / PER_PAGE.table));
  const shownPage = Math.min(page, pages);
  const from = (shownPage - 1) * PER_PAGE.table;
  const answer = await first({ kind: 'show', places: places.slice(from, from + PER_PAGE.table) });
  return {
    view,
    services: answer.kind === 'shown' ? answer.services : refuse(),
    page: shownPage,
    pages,
    total: places.length,
  };
}

function refuse(): never {
  throw new Error('A worker of the catalogue failed.');
}
