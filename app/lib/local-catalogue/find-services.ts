import type { CatalogueFilters } from '../catalogue-filters.ts';
import { PER_PAGE, type FoundServices } from '../found-page.ts';
import type { Answer, Order } from './catalogue-messages.ts';
import { serviceFilters } from './service-filters.ts';

type Question = Order extends infer One ? (One extends Order ? Omit<One, 'id'> : never) : never;

/** Somebody who answers an order: a worker, wherever it runs. */
export type Ask = (question: Question) => Promise<Answer>;

/** Lets each look through its stretch at once, and puts what they found one after another. */
export async function findServices(
  workers: readonly Ask[],
  filters: CatalogueFilters,
  asked: number,
): Promise<FoundServices> {
  const answers = await Promise.all(
    workers.map((ask) => ask({ kind: 'find', filters: serviceFilters(filters) })),
  );
  const places = answers.flatMap((answer) =>
    answer.kind === 'found' ? [...answer.places] : refuse(),
  );
  const pages = Math.max(1, Math.ceil(places.length / PER_PAGE));
  const page = Math.min(asked, pages);
  const shown = places.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const [first = refuse] = workers;
  const answer = await first({ kind: 'show', places: shown });
  return {
    services: answer.kind === 'shown' ? answer.services : refuse(),
    page,
    pages,
    total: places.length,
  };
}

function refuse(): never {
  throw new Error('A worker of the catalogue failed.');
}
