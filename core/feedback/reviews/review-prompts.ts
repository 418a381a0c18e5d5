import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Catalogue } from '#core/catalogue/services/catalogue-memory.ts';
import { readCards } from '#core/catalogue/services/read-cards.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { completedAmong } from '#core/ordering/orders/statistics/completed-services.ts';
import { markDeclined, readToReview } from './customer-service.store.ts';
import type { ReviewPrompt } from './review.contract.ts';

/** A customer is asked about this many at once; more follow once these are answered. */
const MOST = 5;

interface ListReviewPromptsInput {
  catalogue: Catalogue;
  /** Of these alone. */
  serviceIds: readonly number[] | undefined;
}

/** Completed and neither reviewed nor declined; services no longer sold are left out. */
export async function listReviewPrompts(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer }: CustomerCaller,
  { catalogue, serviceIds }: ListReviewPromptsInput,
): Promise<ReviewPrompt[]> {
  const owner = { instanceId, customerId: customer.id };
  const ids = await db.read(instanceId, async (trx) => {
    const most = serviceIds?.length ?? MOST;
    const reading = readToReview(trx, { ...owner, serviceIds, most });
    const [found, completed] = await Promise.all([
      reading,
      completedAmong(trx, { ...owner, serviceIds: serviceIds ?? (await reading) }),
    ]);
    return found.filter((id) => completed.has(id));
  });
  const cards = await readCards({ db }, catalogue, ids);
  return ids.flatMap((id) => {
    const card = cards.get(id);
    return card ? [{ service_id: id, name: card.name }] : [];
  });
}

/** The customer does not want to be asked about a service any more. */
export async function declineReview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customer }: CustomerCaller,
  idInPath: string,
): Promise<void> {
  const serviceId = /^[1-9]\d{0,8}$/.test(idInPath) ? Number(idInPath) : 0;
  const declined = { instanceId, customerId: customer.id, serviceId, at: clock.now() };
  const isTheirs = await db.inInstance(instanceId, (trx) => markDeclined(trx, declined));
  if (!isTheirs) throw new AppError('not_found');
}
