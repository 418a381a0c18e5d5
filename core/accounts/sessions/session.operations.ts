import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { logoutBody, sessionAnswer, sessionList, sessionPath } from './session.contract.ts';

/** A frozen customer can see their sessions and log out. */
const session = { tag: 'Session', who: customer({ frozen: 'allowed' }) } as const;

export const refreshSession = operation({
  ...session,
  id: 'refreshSession',
  method: 'GET',
  path: '/refresh',
  summary: 'A new token for the one that is sent, which is good for ten seconds more.',
  answer: sessionAnswer,
  answered: 'The token stands in the authorization header.',
});

export const logOut = operation({
  ...session,
  id: 'logOut',
  method: 'POST',
  path: '/logout',
  summary: 'Ends this session, or those on all devices.',
  body: logoutBody,
  bodyIsOptional: true,
});

export const listSessions = operation({
  ...session,
  id: 'listSessions',
  method: 'GET',
  path: '/api/v1/profile/sessions',
  summary: 'The devices that the customer is logged in on.',
  answer: sessionList,
  answered: 'The latest first.',
});

export const revokeSession = operation({
  ...session,
  id: 'revokeSession',
  method: 'DELETE',
  path: '/api/v1/profile/sessions/{sessionId}',
  summary: 'Logs one device out.',
  who: customer({ frozen: 'allowed', impersonated: 'refused' }),
  params: sessionPath,
  refuses: ['not_found'],
});
