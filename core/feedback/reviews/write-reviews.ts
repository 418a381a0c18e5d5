import { customerName } from '#core/accounts/customers/customer-name.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { announceCatalogue } from '#core/catalogue/services/catalogue-channel.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, type FieldProblem, type FieldProblems } from '#core/errors.ts';
import { listInstanceHosts } from '#core/tenancy/instances/list-hosts.ts';
import { authorName } from './author-name.ts';
import { lockOrdered } from './customer-service.store.ts';
import type { WrittenReview } from './review.contract.ts';
import { writeReview } from './review.store.ts';

interface Written {
  service_id: number;
  rating: number;
  comment: string | null;
}

/**
 * Publishes a customer's reviews of services they have ordered, all or nothing. A second review of
 * a service replaces the first.
 */
export async function writeReviews(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    instanceId,
    customer,
    language,
  }: Pick<CustomerCaller, 'instanceId' | 'language'> & {
    customer: Pick<CustomerCaller['customer'], 'id'>;
  },
  reviews: readonly WrittenReview[],
): Promise<Written[]> {
  const writer = { instanceId, customerId: customer.id };
  const now = clock.now();
  const written = reviews.map(({ service_id, rating, comment }) => ({
    service_id,
    rating,
    comment: comment || null,
  }));
  const serviceIds = written.map(({ service_id }) => service_id);
  const hosts = await listInstanceHosts({ db }, instanceId);
  await db.inInstance(instanceId, async (trx) => {
    const ordered = await lockOrdered(trx, { ...writer, serviceIds });
    const fields = problemsWith(serviceIds, ordered);
    if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
    const name = await customerName(trx, { instanceId, id: customer.id });
    const shared = { author: authorName(name), language, created_at: now, updated_at: now };
    // Sorted, so that parallel writers lock in the same order.
    for (const review of [...written].sort((a, b) => a.service_id - b.service_id)) {
      await writeReview(trx, writer, { ...review, ...shared });
    }
    // Cached pages of the service must be rebuilt.
    await announceCatalogue(trx, { instanceId, hosts });
  });
  return written;
}

/** A service never ordered is refused like one that does not exist. */
function problemsWith(serviceIds: readonly number[], ordered: ReadonlySet<number>): FieldProblems {
  const problems = serviceIds.flatMap((id, at): [string, FieldProblem[]][] => {
    const field = `reviews.${at}.service_id`;
    if (!ordered.has(id)) return [[field, [{ code: 'not_ordered' }]]];
    return serviceIds.indexOf(id) < at ? [[field, [{ code: 'duplicate' }]]] : [];
  });
  return Object.fromEntries(problems);
}
