import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { serviceChangesAnswer, serviceChangesQuery } from './service-changes.contract.ts';

export const listServiceChanges = operation({
  id: 'listServiceChanges',
  method: 'GET',
  path: '/api/v1/services/changes',
  tag: 'Catalogue',
  summary: 'Which services are new or gone, and whose price or limits have changed.',
  who: anyone,
  query: serviceChangesQuery,
  answer: serviceChangesAnswer,
  answered: 'A page may be short while there is a `next`: what is no news is left out.',
});
