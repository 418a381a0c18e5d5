import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { ASKED_BY_ADDRESS } from '#core/accounts/customers/account-limits.pure.ts';
import { oneTimeTokenBody } from '#core/accounts/one-time/one-time.contract.ts';
import { sessionAnswer } from '#core/accounts/sessions/session.contract.ts';
import { loginBody, secondFactorBody, secondFactorNeeded } from './login.contract.ts';

const login = {
  method: 'POST',
  tag: 'Session',
  who: anyone,
  paused: 'allowed',
  answer: sessionAnswer,
  answered: 'The token stands in the authorization header.',
} as const;

export const logIn = operation({
  ...login,
  id: 'logIn',
  path: '/login',
  summary: 'Logs a customer in by e-mail and password.',
  body: loginBody,
  otherwise: {
    202: {
      answer: secondFactorNeeded,
      answered: 'The password is right; a code is asked for as well.',
    },
  },
  refuses: ['too_many_requests', 'unavailable'],
});

export const passSecondFactor = operation({
  ...login,
  id: 'passSecondFactor',
  path: '/login/second-factor',
  summary: 'Ends a login that asked for a code of the app, or a recovery code.',
  body: secondFactorBody,
  refuses: ['too_many_requests'],
});

export const exchangeLoginToken = operation({
  ...login,
  id: 'exchangeLoginToken',
  path: '/login/exchange',
  summary: 'A session for the `token` of a query, which is good once and for a minute.',
  limit: ASKED_BY_ADDRESS,
  body: oneTimeTokenBody,
  otherwise: { 202: { answer: secondFactorNeeded, answered: 'A code is asked for as well.' } },
});
