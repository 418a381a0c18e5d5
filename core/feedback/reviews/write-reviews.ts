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
 * Publishes what a customer says about services that they have ordered; all of it or nothing. Who
 * has said something about one before says it anew.
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
    // In one order for everybody: two who write about the same services wait for each other.
    for (const review of [...written].sort((a, b) => a.service_id - b.service_id)) {
      await writeReview(trx, writer, { ...review, ...shared });
    }
    // Whoever keeps a page of a service has to make it anew.
    await announceCatalogue(trx, { instanceId, hosts });
  });
  return written;
}

/** What was never ordered is refused as what is not there. */
function problemsWith(serviceIds: readonly number[], ordered: ReadonlySet<number>): FieldProblems {
  const problems = serviceIds.flatMap((id, at): [string, FieldProblem[]][] => {
    const field = `reviews.${at}.service_id`;
    if (!ordered.has(id)) return [[field, [{ code: 'not_ordered' }]]];
    return serviceIds.indexOf(id) < at ? [[field, [{ code: 'duplicate' }]]] : [];
  });
  return Object.fromEntries(problems);
}
