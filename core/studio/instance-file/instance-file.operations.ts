import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { draftAnswer, draftRevWhereThereIs } from '#core/studio/drafts/draft.contract.ts';
import {
  appliedAnswer,
  applyBody,
  applyHeaders,
  applyQuery,
  importPath,
  importPreviewAnswer,
  instanceFile,
  instanceFileAnswer,
  instanceFileQuery,
} from './instance-file.contract.ts';

/** An instance with its pictures. */
const MOST_BYTES = 33_554_432;

/** What a picture in it may be refused for. */
const PICTURES = ['validation_failed', 'unsupported_media_type', 'payload_too_large'] as const;

export const getInstanceFile = operation({
  id: 'getInstanceFile',
  method: 'GET',
  path: '/api/v1/instance',
  tag: 'Studio',
  summary: 'The published instance in one file, with an entity tag.',
  who: staff('studio.edit'),
  query: instanceFileQuery,
  tagged: true,
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
  mostBytes: MOST_BYTES,
  answer: appliedAnswer,
  refuses: ['precondition_needed', 'precondition_failed', ...PICTURES],
});

export const previewInstanceFile = operation({
  id: 'previewInstanceFile',
  method: 'POST',
  path: '/api/v1/studio/imports',
  tag: 'Studio',
  summary: 'Reads a file, and says what taking it over would change in the draft.',
  who: staff('studio.edit'),
  limit: { name: 'instance-imports', capacity: 30, refillSeconds: 20 },
  body: instanceFile,
  mostBytes: MOST_BYTES,
  answer: importPreviewAnswer,
  refuses: PICTURES,
});

export const takeInstanceFile = operation({
  id: 'takeInstanceFile',
  method: 'POST',
  path: '/api/v1/studio/imports/{import}/take',
  tag: 'Studio',
  summary: 'Makes the draft what a file was that was read, as a new step. Publishes nothing.',
  who: staff('studio.edit'),
  params: importPath,
  body: draftRevWhereThereIs,
  bodyIsOptional: true,
  answer: draftAnswer,
  refuses: ['not_found', 'draft_conflict'],
});
