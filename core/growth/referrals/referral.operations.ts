import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { referralsAnswer, referralsQuery, referralStatisticsAnswer } from './referral.contract.ts';

const reading = { method: 'GET', tag: 'Money', who: customer() } as const;

export const getReferralStatistics = operation({
  ...reading,
  id: 'getReferralStatistics',
  path: '/api/v1/referral-program/statistics',
  summary: 'What a customer has earned by those who came through them.',
  answer: referralStatisticsAnswer,
});

export const listReferrals = operation({
  ...reading,
  id: 'listReferrals',
  path: '/api/v1/referral-program/referrals',
  summary: 'Who came through a customer, without telling who they are.',
  query: referralsQuery,
  answer: referralsAnswer,
  answered: 'The newest first, fifty at once.',
});
