import { customerPath } from '#core/accounts/customers/customer.contract.ts';
import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { eraseBody, erasedAnswer, erasureAnswer } from './erasure.contract.ts';

const PATH = '/api/v1/staff/customers/{customerId}/erasure';
const ofOne = {
  ...{ tag: 'Staff', params: customerPath, who: staff('customers.erase'), path: PATH },
} as const;

export const foreseeErasure = operation({
  ...ofOne,
  id: 'foreseeErasure',
  method: 'GET',
  summary: 'What erasing a customer would pay out, and whether somebody has asked for it.',
  answer: erasureAnswer,
  refuses: ['not_found'],
});

export const eraseCustomer = operation({
  ...ofOne,
  id: 'eraseCustomer',
  method: 'POST',
  summary: 'Erases a customer for good; where there is money, once a second person agrees.',
  body: eraseBody,
  bodyIsOptional: true,
  answer: erasedAnswer,
  refuses: [
    ...(['not_found', 'own_account', 'member_of_team', 'confirmation_needed'] as const),
    ...(['second_person_needed', 'conflict'] as const),
  ],
});

export const cancelErasure = operation({
  ...ofOne,
  id: 'cancelErasure',
  method: 'DELETE',
  summary: 'Takes back what the first of two has asked for.',
  refuses: ['not_found'],
});
