import { anyone, operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  openPreviewBody,
  previewAnswer,
  previewDocumentsAnswer,
  previewDocumentsQuery,
  previewMailAnswer,
  previewMailQuery,
} from './preview.contract.ts';

export const openPreview = operation({
  id: 'openPreview',
  method: 'POST',
  path: '/api/v1/studio/preview',
  tag: 'Studio',
  summary: 'A signed token by which the pages of a draft are shown.',
  who: staff('studio.edit'),
  body: openPreviewBody,
  answer: previewAnswer,
  refuses: ['not_found'],
});

export const getPreviewDocuments = operation({
  id: 'getPreviewDocuments',
  method: 'GET',
  path: '/api/v1/studio/preview/documents',
  tag: 'Studio',
  summary: 'The documents of the draft that a token is for, as they were typed.',
  who: anyone,
  shared: true,
  query: previewDocumentsQuery,
  answer: previewDocumentsAnswer,
  refuses: ['not_found'],
});

export const previewMail = operation({
  id: 'previewMail',
  method: 'GET',
  path: '/api/v1/studio/preview/mail',
  tag: 'Studio',
  summary: 'A mail as the draft of whoever calls would send it, with examples of what it tells.',
  who: staff('studio.edit'),
  query: previewMailQuery,
  answer: previewMailAnswer,
});
