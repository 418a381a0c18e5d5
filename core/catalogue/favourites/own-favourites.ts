import type { Trx } from '#core/platform/db/database.ts';
import { deleteFavourites, readFavourites, type CustomerOf } from './favourite.store.ts';

/** What a customer has marked, for who takes their data away. */
export function exportFavourites(trx: Trx, customer: CustomerOf) {
  return readFavourites(trx, customer);
}

export function eraseFavourites(trx: Trx, customer: CustomerOf): Promise<void> {
  return deleteFavourites(trx, customer);
}
