import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { totalAmountAnswer, totalAmountBody } from './total-amount.contract.ts';

export const getTotalAmount = operation({
  id: 'getTotalAmount',
  method: 'POST',
  path: '/api/v1/invoices/total-amount',
  tag: 'Money',
  summary: 'What putting an amount on the balance costs and brings; nothing is changed.',
  who: customer(),
  body: totalAmountBody,
  answer: totalAmountAnswer,
  answered: 'With the lines that explain it.',
  refuses: ['too_many_requests'],
});
