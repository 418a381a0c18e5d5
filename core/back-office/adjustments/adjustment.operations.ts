import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { customerPath } from '#core/accounts/customers/customer.contract.ts';
import {
  adjustBody,
  adjustmentAnswer,
  adjustmentPath,
  adjustmentsAnswer,
  adjustmentsQuery,
} from './adjustment.contract.ts';

const PATH = '/api/v1/staff/adjustments';
const ofStaff = { tag: 'Staff', who: staff('customers.adjust') } as const;
const decision = {
  ...ofStaff,
  method: 'POST',
  once: true,
  params: adjustmentPath,
  answer: adjustmentAnswer,
} as const;

export const adjustCustomerBalance = operation({
  ...ofStaff,
  id: 'adjustCustomerBalance',
  method: 'POST',
  path: '/api/v1/staff/customers/{customerId}/adjustments',
  summary: 'Adds to a balance or takes from it; a large sum waits for a second person.',
  once: true,
  params: customerPath,
  body: adjustBody,
  bodyIsOptional: true,
  answer: adjustmentAnswer,
  refuses: ['own_account', 'confirmation_needed'],
});

export const listAdjustments = operation({
  ...ofStaff,
  id: 'listAdjustments',
  method: 'GET',
  path: PATH,
  summary: 'Adjustments that wait for a second person, the oldest first.',
  query: adjustmentsQuery,
  answer: adjustmentsAnswer,
  answered: 'A page of them.',
});

export const approveAdjustment = operation({
  ...decision,
  id: 'approveAdjustment',
  path: `${PATH}/{adjustmentId}/approve`,
  summary: 'The second person agrees: the balance is changed now.',
  refuses: ['own_account', 'already_decided', 'second_person_needed'],
});

export const refuseAdjustment = operation({
  ...decision,
  id: 'refuseAdjustment',
  path: `${PATH}/{adjustmentId}/refuse`,
  summary: 'It does not happen; whoever asked for it may take it back as well.',
  refuses: ['own_account', 'already_decided'],
});
