import type { z } from 'zod';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Catalogue } from '#core/catalogue/services/catalogue-memory.ts';
import { readCards } from '#core/catalogue/services/read-cards.ts';
import type { Deps } from '#core/deps.ts';
import { answerOf } from './answer-of.ts';
import { readOrdered } from './customer-service.store.ts';
import type { MyService, MyServicesQuery, myServicesAnswer } from './review.contract.ts';

const PER_PAGE = 20;

interface ListMyServicesInput {
  catalogue: Catalogue;
  query: MyServicesQuery;
  withoutReviews: boolean;
}

/**
 * What the customer has ordered, also what can no longer be found by browsing. What is not sold any
 * more has neither a name nor a page and is left out.
 */
export async function listMyServices(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer }: CustomerCaller,
  { catalogue, query, withoutReviews }: ListMyServicesInput,
): Promise<z.infer<typeof myServicesAnswer>> {
  const { after, per_page: most = PER_PAGE, service_ids: serviceIds } = query;
  const rows = await db.read(instanceId, (trx) =>
    readOrdered(trx, {
      instanceId,
      customerId: customer.id,
      ...{ withoutReviews, serviceIds },
      after: after === undefined ? undefined : placeOf(after),
      most: most + 1,
    }),
  );
  const shown = rows.slice(0, most);
  const last = rows.length > most ? shown.at(-1) : undefined;
  const cards = await readCards(
    { db },
    catalogue,
    shown.map(({ service_id }) => service_id),
  );
  return {
    data: shown.flatMap((row): MyService[] => {
      const card = cards.get(row.service_id);
      if (!card) return [];
      return [
        {
          ...card,
          first_ordered_at: row.first_ordered_at.toISOString(),
          last_ordered_at: row.last_ordered_at.toISOString(),
          review:
            row.rating === null
              ? null
              : {
                  ...{ rating: row.rating, comment: row.comment, answer: answerOf(row) },
                  ...{ is_hidden: row.state === 'hidden', hidden_reason: row.hidden_reason },
                },
        },
      ];
    }),
    meta: { next: last ? `${last.last_ordered_at.getTime()}-${last.service_id}` : null },
  };
}

/** No time of ours is later than this, and PostgreSQL knows none that are much later. */
const LATEST = Date.UTC(9999, 0);

function placeOf(after: string): { time: Date; serviceId: number } {
  const [time = 0, serviceId = 0] = after.split('-').map(Number);
  return { time: new Date(Math.min(time, LATEST)), serviceId: Math.min(serviceId, 2_147_483_647) };
}
