import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { profileAnswer, profileQuery } from './profile.contract.ts';

export const getProfile = operation({
  id: 'getProfile',
  method: 'GET',
  path: '/api/v1/profile',
  tag: 'Profile',
  summary: 'Who is logged in, with balances and switches.',
  who: customer({ frozen: 'allowed' }),
  query: profileQuery,
  answer: profileAnswer,
  answered: 'The profile.',
});
