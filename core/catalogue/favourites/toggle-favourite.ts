import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { findServiceId } from '#core/catalogue/services/find-service-id.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { deleteFavourites, insertFavourite, readFavourites } from './favourite.store.ts';

/** More is no choice any more, and every list of services reads them all. */
const MOST_FAVOURITES = 500;

interface Wish {
  serviceId: number;
  /** Omitted: toggles the current state. */
  isFavourite: boolean | undefined;
}

/** Marks or unmarks a service, and returns the new state. */
export async function toggleFavourite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customer }: CustomerCaller,
  { serviceId, isFavourite }: Wish,
): Promise<boolean> {
  const favourite = { instanceId, customerId: customer.id, serviceId };
  return db.inInstance(instanceId, async (trx) => {
    const marked = await readFavourites(trx, favourite);
    const was = marked.some((row) => row.service_id === serviceId);
    // A favourite can be removed whatever became of the service.
    if (!was) await findServiceId(trx, { instanceId, idOrSlug: String(serviceId) });
    const wanted = isFavourite ?? !was;
    if (wanted && !was) {
      if (marked.length >= MOST_FAVOURITES) refuseMore();
      await insertFavourite(trx, favourite, clock.now());
    }
    if (!wanted && was) await deleteFavourites(trx, favourite);
    return wanted;
  });
}

function refuseMore(): never {
  const problem = { code: 'too_many', params: { count: MOST_FAVOURITES } } as const;
  throw new AppError('validation_failed', { fields: { is_favorite: [problem] } });
}
