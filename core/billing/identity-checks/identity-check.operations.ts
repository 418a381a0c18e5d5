import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import {
  documentPath,
  ownIdentityAnswer,
  removeDocumentQuery,
  uploadDocumentBody,
} from './identity-check.contract.ts';

const PATH = '/api/v1/verification-document';
const tag = 'Money';
/** Who is frozen may have to show who they are; nobody does it, or sees it, in their place. */
const ownersOnly = customer({ frozen: 'allowed', impersonated: 'refused' });

export const getOwnIdentity = operation({
  id: 'getOwnIdentity',
  method: 'GET',
  path: PATH,
  tag,
  summary: 'What staff have asked the customer to show, and what of it is there.',
  who: customer({ frozen: 'allowed' }),
  answer: ownIdentityAnswer,
});

export const uploadDocument = operation({
  id: 'uploadDocument',
  method: 'POST',
  path: PATH,
  tag,
  summary: 'Uploads one of the documents that are wanted, in place of one that was there.',
  who: ownersOnly,
  // Each picture is decoded and encoded anew.
  limit: { name: 'identity-documents', capacity: 20, refillSeconds: 60 },
  body: uploadDocumentBody,
  mostBytes: 14_680_064,
  status: 201,
  answer: ownIdentityAnswer,
  refuses: ['conflict', 'documents_not_set_up', 'payload_too_large', 'unsupported_media_type'],
});

export const removeDocument = operation({
  id: 'removeDocument',
  method: 'DELETE',
  path: PATH,
  tag,
  summary: 'Removes a document that is not decided on.',
  who: ownersOnly,
  query: removeDocumentQuery,
  answer: ownIdentityAnswer,
  refuses: ['not_found'],
});

export const getOwnDocument = operation({
  id: 'getOwnDocument',
  method: 'GET',
  path: `${PATH}/{filename}`,
  tag,
  summary: 'A document as it was uploaded, as a file to be kept.',
  who: ownersOnly,
  limit: { name: 'identity-documents-read', capacity: 60, refillSeconds: 10 },
  params: documentPath,
  file: 'application/octet-stream',
  answered: 'By its own type, which no browser opens as a page.',
  refuses: ['not_found'],
});
