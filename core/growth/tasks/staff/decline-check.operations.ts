import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { checkAnswer, checkPath } from '../task.contract.ts';
import { declineCheckBody } from './decline-check.contract.ts';

export const declineCheck = operation({
  id: 'declineCheck',
  method: 'POST',
  path: '/api/v1/staff/tasks/checks/{checkId}/decline',
  tag: 'Staff',
  summary: 'A check is not rewarded: its place is given back, and the customer is told why.',
  who: staff('tasks.review'),
  once: true,
  params: checkPath,
  body: declineCheckBody,
  bodyIsOptional: true,
  answer: checkAnswer,
  refuses: ['not_found', 'own_account', 'own_order', 'already_decided'],
});
