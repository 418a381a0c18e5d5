import type { Profile } from '#core/accounts/profile/profile.contract.ts';

export interface ProfileFormProps {
  customer: Profile;
  constraint: object;
  result: object | undefined;
}
