import type { Noun } from '#core/noun.ts';
import { closeCommissions } from './decide-commissions.ts';
import { exportCommissions } from './read-commissions.ts';
import { COMMISSION_SCHEDULES, settleCommissions, settleOfPayer } from './settle-jobs.ts';

export const commissions: Noun = {
  jobs: [settleCommissions, settleOfPayer],
  schedules: COMMISSION_SCHEDULES,
  customerData: { exportPages: { commissions: exportCommissions }, close: closeCommissions },
};
