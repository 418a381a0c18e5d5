import type { Noun } from '#core/noun.ts';
import { instancePublished } from '#core/tenancy/instances/instance-published.ts';
import { expireTrials, TRIAL_SCHEDULES } from './expire-trials.ts';
import { trialData } from './trial-data.ts';
import { freeTrialRoutes } from './free-trial.routes.ts';
import { mailTrial } from './staff/tell-of-trial.ts';
import { refuseContradictions } from './quest-contradictions.ts';

export const freeTrials: Noun = {
  routes: (api, parts) => freeTrialRoutes(api, parts, parts.catalogues),
  jobs: [expireTrials, mailTrial],
  schedules: TRIAL_SCHEDULES,
  customerData: trialData,
  listens: [instancePublished.call(refuseContradictions)],
};
