import {
  findCustomerById,
  freezeCustomerRow,
  unfreezeCustomerRow,
  type CustomerRow,
} from './customer.store.ts';

/** The whole row of a customer, for staff who may see any of them. */
export type KnownCustomer = CustomerRow;

/** Undefined for one that is not there, or has left. */
export const findKnownCustomer = findCustomerById;

/** Each says whether it was otherwise before. */
export const freezeKnownCustomer = freezeCustomerRow;
export const unfreezeKnownCustomer = unfreezeCustomerRow;
