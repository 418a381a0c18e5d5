import type { Profile } from '#core/own-data/profile/profile.contract.ts';

/** What is asked for before keys are changed: a code where logging in asks for one. */
export type Proof = 'code' | 'password' | 'none';

export function proofOf(customer: Pick<Profile, 'has_password' | 'two_factor_is_enabled'>): Proof {
  if (customer.two_factor_is_enabled) return 'code';
  return customer.has_password ? 'password' : 'none';
}
