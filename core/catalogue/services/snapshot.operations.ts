import { z } from 'zod';
import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { snapshotAddressAnswer, snapshotAnswer } from './catalogue.contract.ts';

const read = { method: 'GET', tag: 'Catalogue', who: anyone, shared: true } as const;

/** Answers with a hash that is another one as soon as anything in the catalogue is. */
export const getCatalogueAddress = operation({
  ...read,
  id: 'getCatalogueAddress',
  path: '/api/v1/services/catalogue',
  summary: 'Where all listed services of now can be loaded at once.',
  answer: snapshotAddressAnswer,
});

export const getCatalogue = operation({
  ...read,
  id: 'getCatalogue',
  path: '/api/v1/services/catalogue/{hash}',
  summary: 'All listed services, compact. What has changed since has another address.',
  params: z.object({ hash: z.string() }),
  answer: snapshotAnswer,
  refuses: ['not_found'],
});
