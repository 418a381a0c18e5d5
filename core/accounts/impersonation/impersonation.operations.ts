import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { impersonationAnswer, impersonationBody } from './impersonation.contract.ts';

export const impersonate = operation({
  id: 'impersonate',
  method: 'POST',
  path: '/api/v1/impersonations',
  tag: 'Staff',
  summary: 'A link for staff into the account of a customer, for a reason that is kept.',
  who: staff('customers.impersonate'),
  body: impersonationBody,
  answer: impersonationAnswer,
  answered: 'Exchanged for a session of an hour.',
});
