import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  providerAnswer,
  providerBody,
  providerChange,
  providerPath,
  providersAnswer,
  triedProviderAnswer,
} from './provider.contract.ts';

/** Each of them asks a server outside. */
const TRIES: Limit = { name: 'provider-tries', capacity: 30, refillSeconds: 10 };

const ofStaff = { tag: 'Staff', who: staff('catalogue.import') } as const;

export const listProviders = operation({
  ...ofStaff,
  id: 'listProviders',
  method: 'GET',
  path: '/api/v1/providers',
  summary: 'Who delivers for the instance.',
  answer: providersAnswer,
  answered: 'Without their keys.',
});

export const addProvider = operation({
  ...ofStaff,
  id: 'addProvider',
  method: 'POST',
  path: '/api/v1/providers',
  summary:
    'Keeps a provider with its address and its key, or another key for one that is kept, and ' +
    'tries it once.',
  limit: TRIES,
  body: providerBody,
  answer: providerAnswer,
  answered: 'Its id.',
});

export const changeProvider = operation({
  ...ofStaff,
  id: 'changeProvider',
  method: 'PATCH',
  path: '/api/v1/providers/{providerId}',
  summary:
    'Another name, key or address. A new address needs a key of its own. With another key or ' +
    'address it is tried once.',
  limit: TRIES,
  params: providerPath,
  body: providerChange,
  refuses: ['conflict'],
});

export const tryProvider = operation({
  ...ofStaff,
  id: 'tryProvider',
  method: 'POST',
  path: '/api/v1/providers/{providerId}/try',
  summary: 'Asks a provider for the balance, to see whether its address and its key are right.',
  limit: TRIES,
  params: providerPath,
  answer: triedProviderAnswer,
  answered: 'What came of it, as `check`.',
});
