import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { ownerProof } from '#core/accounts/two-factor/two-factor.contract.ts';
import { TOKENS_MADE } from './api-token-rules.pure.ts';
import {
  apiSecretPath,
  apiTokenAnswer,
  apiTokenPath,
  apiTokensAnswer,
  createApiTokenBody,
  newApiTokenAnswer,
} from './api-token.contract.ts';

const tag = 'API tokens';
const MAIN = '/api/v1/api-token';
const ALL = '/api/v1/api-tokens';
const OWN = `${ALL}/{apiTokenId}`;

/** A frozen customer may look and take back. */
const look = { method: 'GET', tag, who: customer({ frozen: 'allowed' }) } as const;
const takeBack = {
  method: 'DELETE',
  tag,
  who: customer({ frozen: 'allowed', impersonated: 'refused' }),
} as const;
const make = {
  method: 'POST',
  tag,
  who: customer({ impersonated: 'refused' }),
  limit: TOKENS_MADE,
  status: 201,
  answer: newApiTokenAnswer,
  answered: 'The token, shown this once.',
} as const;

export const getApiToken = operation({
  ...look,
  id: 'getApiToken',
  path: MAIN,
  summary: 'The token of the customer, without its secret; nothing before there is one.',
  answer: apiTokenAnswer,
});

export const createApiToken = operation({
  ...make,
  id: 'createApiToken',
  path: MAIN,
  summary:
    'Creates the token, or renews it; the secret before the new one stays good until it is ended.',
  body: ownerProof,
  bodyIsOptional: true,
});

export const deleteApiToken = operation({
  ...takeBack,
  id: 'deleteApiToken',
  path: MAIN,
  summary: 'Revokes the token at once.',
});

export const listApiTokens = operation({
  ...look,
  id: 'listApiTokens',
  path: ALL,
  summary: 'The tokens of the customer that were not revoked, the latest first.',
  answer: apiTokensAnswer,
});

export const addApiToken = operation({
  ...make,
  id: 'addApiToken',
  path: ALL,
  summary: 'One more token, with a name and what it may do.',
  body: createApiTokenBody,
});

export const renewApiToken = operation({
  ...make,
  id: 'renewApiToken',
  path: `${OWN}/renew`,
  summary: 'A new secret for a token; the one before it stays good until it is ended.',
  params: apiTokenPath,
  body: ownerProof,
  bodyIsOptional: true,
  refuses: ['not_found'],
});

export const revokeApiToken = operation({
  ...takeBack,
  id: 'revokeApiToken',
  path: OWN,
  summary: 'Revokes a token and all its secrets at once.',
  params: apiTokenPath,
  refuses: ['not_found'],
});

export const endApiSecret = operation({
  ...takeBack,
  id: 'endApiSecret',
  path: `${OWN}/secrets/{secretId}`,
  summary: 'Ends one secret of a token; the other one stays good.',
  params: apiSecretPath,
  refuses: ['not_found'],
});
