import type { Trx } from '#core/db/database.ts';
import { deleteFavourites, readFavourites, type CustomerOf } from './favourite.store.ts';

/** What a customer has marked, for who takes their data away. */
export function keptFavourites(trx: Trx, customer: CustomerOf) {
  return readFavourites(trx, customer);
}

export function forgetFavourites(trx: Trx, customer: CustomerOf): Promise<void> {
  return deleteFavourites(trx, customer);
}
