import { anyone, customer, operation } from '#core/platform/operations/operation.contract.ts';
import {
  clickAnswer,
  clickBody,
  referralsAnswer,
  referralsQuery,
  referralStatisticsAnswer,
  rewardsAnswer,
  rewardsQuery,
} from './referral.contract.ts';

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
  answered: 'A page, the newest first unless said otherwise, and how many there are.',
});

export const listReferralRewards = operation({
  ...reading,
  id: 'listReferralRewards',
  path: '/api/v1/referral-program/rewards',
  summary: 'What a customer gets of each order of those who came through them.',
  query: rewardsQuery,
  answer: rewardsAnswer,
  answered: 'The newest first, fifty at once.',
});

export const exportReferralRewards = operation({
  ...reading,
  id: 'exportReferralRewards',
  path: '/api/v1/referral-program/rewards/export',
  summary: 'All of them as a file.',
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});

export const countReferralClick = operation({
  method: 'POST',
  id: 'countReferralClick',
  path: '/api/v1/referral-program/clicks',
  tag: 'Events',
  who: anyone,
  paused: 'allowed',
  summary: 'A visitor followed the link of a customer.',
  body: clickBody,
  answer: clickAnswer,
  answered: 'The same whether it was counted or was one too many.',
});
