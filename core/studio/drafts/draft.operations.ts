import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  draftAnswer,
  draftDifferenceAnswer,
  draftDocumentsAnswer,
  draftDocumentsQuery,
  draftPath,
  draftRevBody,
  draftRevWhereThereIs,
  draftStepsAnswer,
  draftStepsQuery,
  earlierDraftsAnswer,
  mergeDraftBody,
  othersDraftsAnswer,
  saveDraftBody,
  savedDraftAnswer,
  stepPath,
} from './draft.contract.ts';

const own = { tag: 'Studio', who: staff('studio.edit') } as const;

export const getDraft = operation({
  ...own,
  id: 'getDraft',
  method: 'GET',
  path: '/api/v1/studio/draft',
  summary: 'The draft of whoever calls: what differs from the published revision.',
  answer: draftAnswer,
});

export const listDraftDocuments = operation({
  ...own,
  id: 'listDraftDocuments',
  method: 'GET',
  path: '/api/v1/studio/draft/documents',
  summary: 'Documents of a kind as the draft has them, with what is wrong with each.',
  query: draftDocumentsQuery,
  answer: draftDocumentsAnswer,
});

export const saveDraft = operation({
  ...own,
  id: 'saveDraft',
  method: 'POST',
  path: '/api/v1/studio/draft/changes',
  summary: 'Saves changes to the draft, valid or not. Publishes nothing.',
  body: saveDraftBody,
  mostBytes: 2_097_152,
  answer: savedDraftAnswer,
  refuses: ['draft_conflict', 'not_found', 'validation_failed'],
});

export const undoDraft = operation({
  ...own,
  id: 'undoDraft',
  method: 'POST',
  path: '/api/v1/studio/draft/undo',
  summary: 'Goes back one step.',
  body: draftRevBody,
  answer: draftAnswer,
  refuses: ['draft_conflict'],
});

export const redoDraft = operation({
  ...own,
  id: 'redoDraft',
  method: 'POST',
  path: '/api/v1/studio/draft/redo',
  summary: 'Goes forward again.',
  body: draftRevBody,
  answer: draftAnswer,
  refuses: ['draft_conflict'],
});

export const listDraftSteps = operation({
  ...own,
  id: 'listDraftSteps',
  method: 'GET',
  path: '/api/v1/studio/draft/steps',
  summary: 'Every saved step of the draft, the latest first, also those that were undone.',
  query: draftStepsQuery,
  answer: draftStepsAnswer,
  refuses: ['not_found'],
});

export const goToDraftStep = operation({
  ...own,
  id: 'goToDraftStep',
  method: 'POST',
  path: '/api/v1/studio/draft/steps/{rev}/restore',
  summary: 'Makes the draft what it was at one of its steps, as a new step.',
  params: stepPath,
  body: draftRevWhereThereIs,
  bodyIsOptional: true,
  answer: draftAnswer,
  refuses: ['draft_conflict', 'not_found'],
});

export const discardDraft = operation({
  ...own,
  id: 'discardDraft',
  method: 'POST',
  path: '/api/v1/studio/draft/discard',
  summary: 'Ends the draft; the next one begins with what is published. It can be reopened.',
  body: draftRevBody,
  answer: draftAnswer,
  refuses: ['draft_conflict'],
});

export const listEarlierDrafts = operation({
  ...own,
  id: 'listEarlierDrafts',
  method: 'GET',
  path: '/api/v1/studio/drafts',
  summary: 'Drafts of whoever calls that have ended.',
  answer: earlierDraftsAnswer,
});

export const listOthersDrafts = operation({
  ...own,
  id: 'listOthersDrafts',
  method: 'GET',
  path: '/api/v1/studio/drafts/others',
  summary: 'Who else in the team has a draft with changes, the latest first.',
  answer: othersDraftsAnswer,
});

export const reopenDraft = operation({
  ...own,
  id: 'reopenDraft',
  method: 'POST',
  path: '/api/v1/studio/drafts/{draftId}/reopen',
  summary: 'Makes the draft what an ended one was, as a new step.',
  params: draftPath,
  body: draftRevWhereThereIs,
  bodyIsOptional: true,
  answer: draftAnswer,
  refuses: ['draft_conflict', 'not_found'],
});

export const getDraftDifference = operation({
  ...own,
  id: 'getDraftDifference',
  method: 'GET',
  path: '/api/v1/studio/draft/difference',
  summary: 'Field by field: the base, the draft, and what is published now.',
  answer: draftDifferenceAnswer,
});

export const mergeDraft = operation({
  ...own,
  id: 'mergeDraft',
  method: 'POST',
  path: '/api/v1/studio/draft/merge',
  summary: 'Bases the draft on what is published now, by a choice for each conflict.',
  body: mergeDraftBody,
  mostBytes: 2_097_152,
  answer: draftAnswer,
  refuses: ['draft_conflict', 'base_moved', 'conflicts_open'],
});
