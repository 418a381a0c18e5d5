import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { providerPath } from '#core/supply/providers/provider.contract.ts';
import { providerUseAnswer, removalQuery } from './provider-use.contract.ts';

const ofProvider = {
  path: '/api/v1/providers/{providerId}',
  tag: 'Staff',
  who: staff('catalogue.import'),
  params: providerPath,
} as const;

export const getProvider = operation({
  ...ofProvider,
  id: 'getProvider',
  method: 'GET',
  summary: 'A provider, and how many services come from it.',
  answer: providerUseAnswer,
  answered: 'Without its key.',
});

export const removeProvider = operation({
  ...ofProvider,
  id: 'removeProvider',
  method: 'DELETE',
  summary:
    'Removes a provider with its previews. Its services stay, and so does what was imported.',
  query: removalQuery,
});
