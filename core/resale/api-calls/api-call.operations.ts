import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { callAnswer, callPath, callsAnswer, callsQuery } from './api-call.contract.ts';

const look = {
  method: 'GET',
  tag: 'API tokens',
  who: customer({ frozen: 'allowed' }),
} as const;

export const listApiCalls = operation({
  ...look,
  id: 'listApiCalls',
  path: '/api/v1/api-calls',
  summary: 'What programs of the customer have asked in the last thirty days.',
  query: callsQuery,
  answer: callsAnswer,
});

export const getApiCall = operation({
  ...look,
  id: 'getApiCall',
  path: '/api/v1/api-calls/{callId}',
  summary: 'One of their calls, with what came of it.',
  params: callPath,
  answer: callAnswer,
  refuses: ['not_found'],
});
