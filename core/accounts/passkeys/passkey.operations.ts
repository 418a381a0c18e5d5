import { anyone, customer, operation } from '#core/platform/operations/operation.contract.ts';
import { sessionAnswer } from '#core/accounts/sessions/session.contract.ts';
import { PASSKEYS_ASKED } from './passkey-rules.pure.ts';
import {
  addPasskeyBody,
  creationOptionsAnswer,
  passkeyAnswer,
  passkeyLoginBody,
  passkeyPath,
  passkeyProofBody,
  passkeysAnswer,
  renamePasskeyBody,
  requestOptionsAnswer,
} from './passkey.contract.ts';

const tag = 'Passkeys';
const ALL = '/api/v1/profile/passkeys';
const ONE = `${ALL}/{passkeyId}`;

const change = { tag, who: customer({ impersonated: 'refused' }) } as const;

export const listPasskeys = operation({
  id: 'listPasskeys',
  method: 'GET',
  path: ALL,
  tag,
  summary: 'The passkeys that sign the customer in.',
  who: customer({ frozen: 'allowed' }),
  answer: passkeysAnswer,
  answered: 'The oldest first.',
});

export const askForPasskey = operation({
  ...change,
  id: 'askForPasskey',
  method: 'POST',
  path: `${ALL}/options`,
  summary: 'What a browser is asked with to make a passkey, within five minutes.',
  body: passkeyProofBody,
  answer: creationOptionsAnswer,
  refuses: ['too_many_requests'],
});

export const addPasskey = operation({
  ...change,
  id: 'addPasskey',
  method: 'POST',
  path: ALL,
  summary: 'Keeps the passkey that the browser has made.',
  body: addPasskeyBody,
  answer: passkeyAnswer,
  status: 201,
});

export const renamePasskey = operation({
  ...change,
  id: 'renamePasskey',
  method: 'PATCH',
  path: ONE,
  summary: 'Gives a passkey another name.',
  params: passkeyPath,
  body: renamePasskeyBody,
  bodyIsOptional: true,
  refuses: ['not_found'],
});

export const removePasskey = operation({
  ...change,
  id: 'removePasskey',
  method: 'DELETE',
  path: ONE,
  summary: 'Lets a passkey sign the customer in no longer.',
  params: passkeyPath,
  body: passkeyProofBody,
  bodyIsOptional: true,
  refuses: ['not_found', 'too_many_requests'],
});

const login = { method: 'POST', tag, who: anyone, paused: 'allowed' } as const;

export const askForPasskeyLogin = operation({
  ...login,
  id: 'askForPasskeyLogin',
  path: '/login/passkey/options',
  summary: 'What a browser is asked with for a passkey, within five minutes.',
  limit: PASSKEYS_ASKED,
  answer: requestOptionsAnswer,
});

export const logInByPasskey = operation({
  ...login,
  id: 'logInByPasskey',
  path: '/login/passkey',
  summary: 'Logs in by a passkey, which stands for both factors.',
  body: passkeyLoginBody,
  answer: sessionAnswer,
  answered: 'The token stands in the authorization header.',
  refuses: ['too_many_requests'],
});
