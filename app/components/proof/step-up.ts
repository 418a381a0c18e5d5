import type { Profile } from '#core/own-data/profile/profile.contract.ts';

/** What a step-up asks for: a code where logging in asks for one, else the password there is. */
export type StepUp = 'code' | 'password' | 'none';

export function stepUpOf(
  customer: Pick<Profile, 'has_password' | 'two_factor_is_enabled'>,
): StepUp {
  if (customer.two_factor_is_enabled) return 'code';
  return customer.has_password ? 'password' : 'none';
}
