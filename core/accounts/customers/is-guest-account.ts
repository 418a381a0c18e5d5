import type { CustomerRow } from './customer.store.ts';

/** Whether an account has no way in yet: somebody has ordered by its e-mail, and no more. */
export const isGuestAccount = (
  customer: Pick<CustomerRow, 'password_hash' | 'social_provider'>,
): boolean => customer.password_hash === null && customer.social_provider === null;
