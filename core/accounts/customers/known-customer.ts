import type { Trx } from '#core/platform/db/database.ts';
import {
  findCustomerById,
  changeCustomer,
  freezeCustomerRow,
  unfreezeCustomerRow,
  type CustomerRef,
  type CustomerRow,
} from './customer.store.ts';

/** The whole row of a customer, for staff who may see any of them. */
export type KnownCustomer = CustomerRow;

/** Undefined for one that is not there, has left, or is nobody but programs trying things out. */
export async function findKnownCustomer(
  trx: Trx,
  ref: CustomerRef,
): Promise<KnownCustomer | undefined> {
  const row = await findCustomerById(trx, ref);
  return row?.is_test ? undefined : row;
}

/** Each says whether it was otherwise before. */
export const changeKnownCustomer = changeCustomer;
export const freezeKnownCustomer = freezeCustomerRow;
export const unfreezeKnownCustomer = unfreezeCustomerRow;
