import type { z } from 'zod';
import { findServiceId } from '#core/catalogue/services/find-service-id.ts';
import type { Deps } from '#core/deps.ts';
import type { ListQuery, reviewsAnswer } from './review.contract.ts';
import { averageOf, readRating, readReviews } from './review.store.ts';
import { answerOf } from './answer-of.ts';

const PER_PAGE = 10;

/** What customers said about a service, and the average out of kept counters. */
export async function listReviews(
  { db }: Pick<Deps, 'db'>,
  service: { instanceId: number; idOrSlug: string },
  { after, per_page: most = PER_PAGE }: ListQuery,
): Promise<z.infer<typeof reviewsAnswer>> {
  const { instanceId } = service;
  return db.read(instanceId, async (trx) => {
    const serviceId = await findServiceId(trx, service);
    const before = after === undefined ? undefined : BigInt(after.split('-', 1)[0] ?? 0);
    const rows = await readReviews(trx, {
      instanceId,
      serviceId,
      ...(before !== undefined && { before }),
      // One more says whether anything follows.
      most: most + 1,
    });
    const shown = rows.slice(0, most);
    const last = rows.length > most ? shown.at(-1) : undefined;
    const ratings = await readRating(trx, { instanceId, serviceId });
    return {
      data: shown.map(({ id, author, rating, comment, language, created_at, ...row }) => ({
        id: String(id),
        author,
        rating,
        comment,
        language,
        created_at: created_at.toISOString(),
        answer: answerOf(row),
      })),
      meta: {
        next: last ? String(last.id) : null,
        reviews_count: ratings.reviews_count,
        rating: ratings.reviews_count === 0 ? null : averageOf(ratings),
      },
    };
  });
}
