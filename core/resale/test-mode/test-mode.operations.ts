import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { TOPPED_UP } from './test-mode-rules.pure.ts';
import { testAccountAnswer, topUpTestBody, toppedUpAnswer } from './test-mode.contract.ts';

const tag = 'Testing';

export const getTestAccount = operation({
  id: 'getTestAccount',
  method: 'GET',
  path: '/api/v1/test-account',
  tag,
  summary: 'What tokens that only try things out can spend; nothing before there is one.',
  who: customer({ token: 'read' }),
  answer: testAccountAnswer,
  public: {},
});

export const topUpTestAccount = operation({
  id: 'topUpTestAccount',
  method: 'POST',
  path: '/api/v1/test-account/top-up',
  tag,
  summary: 'Puts money that is none on the balance of the test account.',
  who: customer({ impersonated: 'refused', token: 'manage' }),
  limit: TOPPED_UP,
  body: topUpTestBody,
  answer: toppedUpAnswer,
  refuses: ['not_found'],
  public: { body: { amount: '100' } },
});
