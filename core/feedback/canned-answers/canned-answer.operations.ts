import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  cannedAnswers,
  cannedBody,
  cannedPath,
  changeCannedBody,
} from './canned-answer.contract.ts';

const PATH = '/api/v1/staff/tickets/canned-answers';
const ofStaff = { tag: 'Staff', who: staff('orders.deliver'), answer: cannedAnswers } as const;

export const listCannedAnswers = operation({
  ...ofStaff,
  id: 'listCannedAnswers',
  method: 'GET',
  path: PATH,
  summary: 'What staff begin an answer with, by name.',
});

export const addCannedAnswer = operation({
  ...ofStaff,
  id: 'addCannedAnswer',
  method: 'POST',
  path: PATH,
  summary: 'Adds one.',
  body: cannedBody,
  status: 201,
});

export const changeCannedAnswer = operation({
  ...ofStaff,
  id: 'changeCannedAnswer',
  method: 'PUT',
  path: `${PATH}/{cannedId}`,
  summary: 'Changes one.',
  params: cannedPath,
  body: changeCannedBody,
  bodyIsOptional: true,
  refuses: ['not_found'],
});

export const deleteCannedAnswer = operation({
  ...ofStaff,
  id: 'deleteCannedAnswer',
  method: 'DELETE',
  path: `${PATH}/{cannedId}`,
  summary: 'Removes one.',
  params: cannedPath,
  refuses: ['not_found'],
});
