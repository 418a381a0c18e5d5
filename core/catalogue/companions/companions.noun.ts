import type { Noun } from '#core/noun.ts';
import { COMPANION_SCHEDULES, countCompanions } from './count-companions.ts';

export const companions: Noun = {
  jobs: [countCompanions],
  schedules: COMPANION_SCHEDULES,
};
