import { anyone, customer, operation } from '#core/platform/operations/operation.contract.ts';
import { secondFactorNeeded } from '#core/accounts/login/login.contract.ts';
import { sessionAnswer } from '#core/accounts/sessions/session.contract.ts';
import {
  callbackQuery,
  confirmConnectBody,
  connectAnswer,
  connectBody,
  connectionsAnswer,
  disconnectBody,
  oneTapBody,
  providerPath,
  providersAnswer,
  startQuery,
} from './social.contract.ts';

const tag = 'Social sign-in';

export const listSocialProviders = operation({
  id: 'listSocialProviders',
  method: 'GET',
  path: '/api/v1/socialite/providers',
  tag,
  summary: 'The services that sign customers in here.',
  who: anyone,
  answer: providersAnswer,
  answered: 'Empty until the deployment has their keys.',
});

const roundTrip = {
  method: 'GET',
  tag,
  who: anyone,
  params: providerPath,
  refuses: ['not_found', 'too_many_requests'],
} as const;

export const startSocialSignIn = operation({
  ...roundTrip,
  id: 'startSocialSignIn',
  path: '/socialite/{provider}',
  summary: 'Leads the visitor to the service.',
  query: startQuery,
  otherwise: { 302: { answered: 'To the service.' } },
});

export const endSocialSignIn = operation({
  ...roundTrip,
  id: 'endSocialSignIn',
  path: '/socialite/{provider}/callback',
  summary: 'Where the service sends the visitor back to.',
  query: callbackQuery,
  file: 'text/html',
  answered: 'A page that sends on what stands behind the `#`, for who comes from Telegram.',
  otherwise: { 302: { answered: 'To the login, with `token` to exchange or `social-error`.' } },
});

export const logInByOneTap = operation({
  id: 'logInByOneTap',
  method: 'POST',
  path: '/login/google-one-tap',
  tag,
  summary: 'Logs in by the credential that Google hands to its button.',
  who: anyone,
  paused: 'allowed',
  body: oneTapBody,
  answer: sessionAnswer,
  answered: 'The token stands in the authorization header.',
  otherwise: { 202: { answer: secondFactorNeeded, answered: 'A code is asked for as well.' } },
  refuses: ['not_found', 'conflict', 'too_many_requests', 'unavailable'],
});

const connecting = {
  method: 'POST',
  tag,
  who: customer({ impersonated: 'refused' }),
} as const;

export const connectSocial = operation({
  ...connecting,
  id: 'connectSocial',
  path: '/api/v1/socialite/connect',
  summary: 'Where the customer goes to connect a service.',
  body: connectBody,
  answer: connectAnswer,
  answered: 'A path of this host.',
  refuses: ['not_found'],
});

export const confirmSocial = operation({
  ...connecting,
  id: 'confirmSocial',
  path: '/api/v1/socialite/confirm',
  summary: 'Connects the service that the customer has come back from.',
  body: confirmConnectBody,
});

export const listSocialConnections = operation({
  id: 'listSocialConnections',
  method: 'GET',
  path: '/api/v1/socialite/connections',
  tag,
  summary: 'The services that open the account of the customer.',
  who: customer(),
  answer: connectionsAnswer,
  answered: 'The one connected first stands first.',
});

export const disconnectSocial = operation({
  ...connecting,
  id: 'disconnectSocial',
  path: '/api/v1/socialite/disconnect',
  summary: 'Lets a service open the account no longer.',
  body: disconnectBody,
  refuses: ['too_many_requests'],
});
