import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { withdrawalPath } from '../withdrawal.contract.ts';
import {
  paidBody,
  refuseWithdrawalBody,
  staffWithdrawalAnswer,
  staffWithdrawalsAnswer,
  staffWithdrawalsQuery,
} from './staff-withdrawal.contract.ts';

const PATH = '/api/v1/staff/withdrawals';
const ofStaff = { tag: 'Staff', who: staff('payments.moderate') } as const;
const ofOne = { ...ofStaff, params: withdrawalPath, answer: staffWithdrawalAnswer } as const;
const deed = { ...ofOne, method: 'POST', once: true } as const;

export const listStaffWithdrawals = operation({
  ...ofStaff,
  id: 'listStaffWithdrawals',
  method: 'GET',
  path: PATH,
  summary: 'Withdrawals that wait for staff, the oldest first.',
  query: staffWithdrawalsQuery,
  answer: staffWithdrawalsAnswer,
  answered: 'A page of them.',
});

export const getStaffWithdrawal = operation({
  ...ofOne,
  id: 'getStaffWithdrawal',
  method: 'GET',
  path: `${PATH}/{withdrawalId}`,
  summary: 'A withdrawal, with whose it is and what can be done.',
});

export const approveWithdrawal = operation({
  ...deed,
  id: 'approveWithdrawal',
  path: `${PATH}/{withdrawalId}/approve`,
  summary: 'It is to be paid; above the limit of the instance two people say so.',
  refuses: ['own_withdrawal', 'already_decided', 'second_person_needed', 'customer_frozen'],
});

export const sendWithdrawal = operation({
  ...deed,
  id: 'sendWithdrawal',
  path: `${PATH}/{withdrawalId}/send`,
  summary: 'Whoever calls this pays it now, and nobody else does.',
  refuses: ['own_withdrawal', 'already_decided', 'customer_frozen'],
});

export const payWithdrawal = operation({
  ...deed,
  id: 'payWithdrawal',
  path: `${PATH}/{withdrawalId}/pay`,
  summary: 'The money has left.',
  body: paidBody,
  bodyIsOptional: true,
  refuses: ['own_withdrawal', 'already_decided', 'confirmation_needed'],
});

export const refuseWithdrawal = operation({
  ...deed,
  id: 'refuseWithdrawal',
  path: `${PATH}/{withdrawalId}/refuse`,
  summary: 'It is not paid: gives the earnings back and tells the customer why.',
  body: refuseWithdrawalBody,
  bodyIsOptional: true,
  refuses: ['own_withdrawal', 'already_decided'],
});

export const doubtWithdrawal = operation({
  ...deed,
  id: 'doubtWithdrawal',
  path: `${PATH}/{withdrawalId}/doubt`,
  summary: 'It was sent, and nobody knows whether it arrives: it is never sent again.',
  refuses: ['own_withdrawal', 'already_decided'],
});
