import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import {
  withdrawalMethodsAnswer,
  withdrawalTotalAnswer,
  withdrawalTotalBody,
} from './methods/withdrawal-method.contract.ts';
import {
  movedAnswer,
  moveEarningsBody,
  requestedAnswer,
  requestWithdrawalBody,
  requestWithdrawalQuery,
  withdrawalAnswer,
  withdrawalPath,
  withdrawalsAnswer,
  withdrawalsQuery,
} from './withdrawal.contract.ts';

const PATH = '/api/v1/withdrawal';
const tag = 'Money';
/** A stolen session must not move money, nor staff in the place of a customer. */
const ownersOnly = customer({ impersonated: 'refused' });

export const listWithdrawalMethods = operation({
  id: 'listWithdrawalMethods',
  method: 'GET',
  path: '/api/v1/available-withdrawal-methods',
  tag,
  summary: 'The ways in which what was earned can be paid out.',
  who: customer(),
  answer: withdrawalMethodsAnswer,
  answered: 'With what there is to be paid out.',
});

export const getWithdrawalTotal = operation({
  id: 'getWithdrawalTotal',
  method: 'POST',
  path: `${PATH}/total-amount`,
  tag,
  summary: 'What a withdrawal would cost and pay out; nothing is changed.',
  who: customer(),
  body: withdrawalTotalBody,
  answer: withdrawalTotalAnswer,
});

export const requestWithdrawal = operation({
  id: 'requestWithdrawal',
  method: 'POST',
  path: PATH,
  tag,
  summary: 'Asks for earnings to be paid out; they are set aside until staff have decided.',
  who: ownersOnly,
  // More than that keeps staff from their work, and nobody has earnings in so many parts.
  limit: { name: 'withdrawal', capacity: 20, refillSeconds: 600 },
  once: true,
  query: requestWithdrawalQuery,
  body: requestWithdrawalBody,
  status: 201,
  answer: requestedAnswer,
  answered: 'It waits for staff.',
});

export const listWithdrawals = operation({
  id: 'listWithdrawals',
  method: 'GET',
  path: PATH,
  tag,
  summary: 'The withdrawals of the customer, the newest first.',
  who: customer(),
  query: withdrawalsQuery,
  answer: withdrawalsAnswer,
  answered: 'As many as a page has.',
});

export const getWithdrawal = operation({
  id: 'getWithdrawal',
  method: 'GET',
  path: `${PATH}/{withdrawalId}`,
  tag,
  summary: 'A withdrawal of the customer, as it is now.',
  who: customer(),
  params: withdrawalPath,
  answer: withdrawalAnswer,
  refuses: ['not_found'],
});

export const cancelWithdrawal = operation({
  id: 'cancelWithdrawal',
  method: 'POST',
  path: `${PATH}/{withdrawalId}/cancel`,
  tag,
  summary: 'Takes a withdrawal back that staff have not decided on.',
  who: ownersOnly,
  params: withdrawalPath,
  answer: withdrawalAnswer,
  answered: 'What was set aside is back where it came from.',
  refuses: ['not_found', 'already_decided'],
});

export const moveEarnings = operation({
  id: 'moveEarnings',
  method: 'POST',
  path: `${PATH}/to-balance`,
  tag,
  summary: 'Moves what was earned to the balance, without a fee and at once.',
  who: ownersOnly,
  limit: { name: 'earnings-moved', capacity: 60, refillSeconds: 60 },
  once: true,
  body: moveEarningsBody,
  answer: movedAnswer,
});
