import type { Trx } from '#core/platform/db/database.ts';
import { deleteFavourites, readFavourites, type CustomerOf } from './favourite.store.ts';

/** A customer's favourites, for the export of a customer's data. */
export function exportFavourites(trx: Trx, customer: CustomerOf) {
  return readFavourites(trx, customer);
}

export function eraseFavourites(trx: Trx, customer: CustomerOf): Promise<void> {
  return deleteFavourites(trx, customer);
}
