import type { CustomerRow } from './customer.store.ts';

/** Whether an account cannot be logged in to yet, because it was only made by a guest's order. */
export const isGuestAccount = (
  customer: Pick<CustomerRow, 'password_hash' | 'social_provider'>,
): boolean => customer.password_hash === null && customer.social_provider === null;
