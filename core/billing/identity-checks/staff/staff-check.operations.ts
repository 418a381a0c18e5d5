import { customerPath } from '#core/accounts/customers/customer.contract.ts';
import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  approveBody,
  askBody,
  checkDocumentPath,
  checkPath,
  refuseCheckBody,
  staffCheckAnswer,
  staffChecksAnswer,
  staffChecksQuery,
} from './staff-check.contract.ts';

const PATH = '/api/v1/staff/identity-checks';
const ofStaff = { tag: 'Staff', who: staff('identity.check') } as const;
const deed = {
  ...ofStaff,
  method: 'POST',
  params: checkPath,
  bodyIsOptional: true,
  answer: staffCheckAnswer,
} as const;

export const listStaffChecks = operation({
  ...ofStaff,
  id: 'listStaffIdentityChecks',
  method: 'GET',
  path: PATH,
  summary: 'Customers who have shown who they are, what has waited longest first.',
  query: staffChecksQuery,
  answer: staffChecksAnswer,
  answered: 'A page of them.',
});

export const getStaffCheck = operation({
  ...ofStaff,
  id: 'getStaffIdentityCheck',
  method: 'GET',
  path: `${PATH}/{checkId}`,
  summary: 'What a customer was asked to show, with the documents that are there.',
  params: checkPath,
  answer: staffCheckAnswer,
});

export const lookAtDocument = operation({
  ...ofStaff,
  id: 'lookAtIdentityDocument',
  method: 'GET',
  path: `${PATH}/{checkId}/documents/{filename}`,
  summary: 'A document as a file; that it was looked at is noted down.',
  params: checkDocumentPath,
  file: 'application/octet-stream',
  answered: 'By its own type, which no browser opens as a page.',
});

export const askForDocuments = operation({
  ...ofStaff,
  id: 'askForIdentityDocuments',
  method: 'POST',
  path: '/api/v1/staff/customers/{customerId}/identity-checks',
  summary: 'Asks a customer to show who they are; they are told why.',
  params: customerPath,
  body: askBody,
  bodyIsOptional: true,
  status: 201,
  answer: staffCheckAnswer,
  refuses: ['own_account', 'conflict', 'documents_not_set_up'],
});

export const approveCheck = operation({
  ...deed,
  id: 'approveIdentityCheck',
  path: `${PATH}/{checkId}/approve`,
  summary: 'They are who they say; the documents are deleted after a time.',
  body: approveBody,
  refuses: ['own_account', 'already_decided', 'conflict'],
});

export const refuseCheck = operation({
  ...deed,
  id: 'refuseIdentityCheck',
  path: `${PATH}/{checkId}/refuse`,
  summary: 'The documents do not do: the customer is told why and can upload others.',
  body: refuseCheckBody,
  refuses: ['own_account', 'already_decided', 'conflict'],
});

export const cancelCheck = operation({
  ...ofStaff,
  id: 'cancelIdentityCheck',
  method: 'POST',
  path: `${PATH}/{checkId}/cancel`,
  summary: 'Nothing is asked for any more; what was uploaded is deleted at once.',
  params: checkPath,
  answer: staffCheckAnswer,
  refuses: ['own_account', 'already_decided'],
});
