import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { draftAnswer, draftRevWhereThereIs } from '#core/studio/drafts/draft.contract.ts';
import {
  revisionAnswer,
  revisionDifferenceAnswer,
  revisionDifferenceQuery,
  revisionDocumentsAnswer,
  revisionPath,
  revisionsAnswer,
  revisionsQuery,
} from './revision.contract.ts';

const read = { method: 'GET', tag: 'Studio', who: staff('studio.edit') } as const;

export const listRevisions = operation({
  ...read,
  id: 'listRevisions',
  path: '/api/v1/studio/revisions',
  summary: 'What was published, the latest first. No revision ever changes.',
  query: revisionsQuery,
  answer: revisionsAnswer,
});

export const getRevision = operation({
  ...read,
  id: 'getRevision',
  path: '/api/v1/studio/revisions/{revision}',
  summary: 'One revision.',
  params: revisionPath,
  answer: revisionAnswer,
  refuses: ['not_found'],
});

export const listRevisionDocuments = operation({
  ...read,
  id: 'listRevisionDocuments',
  path: '/api/v1/studio/revisions/{revision}/documents',
  summary: 'All documents of a revision.',
  params: revisionPath,
  answer: revisionDocumentsAnswer,
  refuses: ['not_found'],
});

export const getRevisionDifference = operation({
  ...read,
  id: 'getRevisionDifference',
  path: '/api/v1/studio/revisions/{revision}/difference',
  summary: 'What a revision changed, field by field.',
  params: revisionPath,
  query: revisionDifferenceQuery,
  answer: revisionDifferenceAnswer,
  refuses: ['not_found'],
});

export const restoreRevision = operation({
  id: 'restoreRevision',
  method: 'POST',
  path: '/api/v1/studio/revisions/{revision}/restore',
  tag: 'Studio',
  summary: 'Makes the draft what a revision was, as a new step. Publishes nothing.',
  who: staff('studio.edit'),
  params: revisionPath,
  body: draftRevWhereThereIs,
  bodyIsOptional: true,
  answer: draftAnswer,
  refuses: ['not_found', 'draft_conflict'],
});
