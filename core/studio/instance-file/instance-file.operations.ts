import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  appliedAnswer,
  applyBody,
  applyHeaders,
  applyQuery,
  instanceFileAnswer,
  instanceFileQuery,
} from './instance-file.contract.ts';

export const getInstanceFile = operation({
  id: 'getInstanceFile',
  method: 'GET',
  path: '/api/v1/instance',
  tag: 'Studio',
  summary: 'The published instance in one file, with an entity tag.',
  who: staff('studio.edit'),
  query: instanceFileQuery,
  answer: instanceFileAnswer,
});

export const applyInstanceFile = operation({
  id: 'applyInstanceFile',
  method: 'PUT',
  path: '/api/v1/instance',
  tag: 'Studio',
  summary: 'Publishes a whole instance, if what is published is still what `If-Match` names.',
  who: staff('studio.publish'),
  query: applyQuery,
  headers: applyHeaders,
  body: applyBody,
  mostBytes: 33_554_432,
  answer: appliedAnswer,
  refuses: ['precondition_needed', 'precondition_failed', 'validation_failed'],
});
