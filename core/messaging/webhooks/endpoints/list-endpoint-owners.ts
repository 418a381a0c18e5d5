import type { Trx } from '#core/platform/db/database.ts';
import { readEndpointOwners } from './endpoint.store.ts';

/** Customers who are told of their orders somewhere. */
export const listEndpointOwners = (trx: Trx, instanceId: number): Promise<bigint[]> =>
  readEndpointOwners(trx, instanceId);
