import type { Noun } from '#core/noun.ts';
import { mailGuestClaim } from './ask-for-account.ts';

export const guests: Noun = {
  jobs: [mailGuestClaim],
};
