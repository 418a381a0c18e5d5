import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  payBody,
  payoutAnswer,
  payoutPath,
  payoutsAnswer,
  payoutsQuery,
} from './payout.contract.ts';

export const listPayouts = operation({
  id: 'listPayouts',
  method: 'GET',
  path: '/api/v1/staff/payouts',
  tag: 'Staff',
  summary: 'What is owed to customers who have left, the oldest first.',
  who: staff('payments.moderate'),
  query: payoutsQuery,
  answer: payoutsAnswer,
  answered: 'A page of them.',
});

export const payPayout = operation({
  id: 'payPayout',
  method: 'POST',
  path: '/api/v1/staff/payouts/{payoutId}/pay',
  tag: 'Staff',
  summary:
    'The money has left; forgets whose it was. Of a large one, the first person only approves it.',
  who: staff('payments.moderate'),
  params: payoutPath,
  body: payBody,
  bodyIsOptional: true,
  answer: payoutAnswer,
  refuses: ['already_decided', 'confirmation_needed', 'second_person_needed'],
});
