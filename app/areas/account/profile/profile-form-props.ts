import type { Profile } from '#core/own-data/profile/profile.contract.ts';

export interface ProfileFormProps {
  customer: Profile;
  constraint: object;
  result: object | undefined;
}
