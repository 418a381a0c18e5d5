import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  providerAnswer,
  providerBody,
  providerChange,
  providerPath,
  providersAnswer,
} from './provider.contract.ts';

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
  summary: 'Keeps a provider with its address and its key, or another key for one that is kept.',
  body: providerBody,
  answer: providerAnswer,
  answered: 'Its id.',
});

export const changeProvider = operation({
  ...ofStaff,
  id: 'changeProvider',
  method: 'PATCH',
  path: '/api/v1/providers/{providerId}',
  summary: 'Another name, key or address. A new address needs a key of its own.',
  params: providerPath,
  body: providerChange,
  refuses: ['conflict'],
});
