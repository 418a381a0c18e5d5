import type { Deps } from '#core/deps.ts';
import { buildSnapshot } from './build-snapshot.ts';
import type { ServiceCard } from './catalogue.contract.ts';
import type { Catalogue } from './catalogue-memory.ts';
import { readServices } from './catalogue.store.ts';
import { cardsOf } from './list-services.ts';
import { cardAt } from './snapshot.pure.ts';

/** The services with these ids as lists show them, whether or not they can be found by browsing. */
export async function readCards(
  { db }: Pick<Deps, 'db'>,
  catalogue: Catalogue,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ServiceCard>> {
  const { instanceId, language, revision, groups } = catalogue;
  const hidden = ids.filter((id) => !catalogue.places.has(id));
  const rows =
    hidden.length === 0
      ? []
      : await db.read(instanceId, (trx) =>
          readServices(trx, { instanceId, language, ids: hidden }),
        );
  const others = buildSnapshot({ revision, language, groups, rows });
  const cards = [
    ...cardsOf(catalogue, ids),
    ...others.services.id.map((_, at) => cardAt(others, at)),
  ];
  return new Map(cards.map((card) => [card.id, card]));
}
