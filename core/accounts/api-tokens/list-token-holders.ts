import type { Trx } from '#core/platform/db/database.ts';
import { readHolders } from './api-token.store.ts';

/** Customers who have a program that is not only for trying things out. */
export const listTokenHolders = (trx: Trx, instanceId: number): Promise<bigint[]> =>
  readHolders(trx, instanceId);
