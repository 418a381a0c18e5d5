import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import { customerPath } from '#core/accounts/customers/customer.contract.ts';
import { exportAnswer } from '#core/own-data/export/export.contract.ts';
import {
  decideReferralBody,
  giveGradeBody,
  loggedOutAnswer,
  logOutBody,
  noteBody,
  ownReasonBody,
  reasonBody,
  removeTwoFactorBody,
  referralShareBody,
  staffCustomerAnswer,
  staffCustomersAnswer,
} from './staff-customer.contract.ts';

const PATH = '/api/v1/staff/customers';
const reading = { tag: 'Staff', method: 'GET', who: staff('customers.read') } as const;

export const listStaffCustomers = operation({
  ...reading,
  id: 'listStaffCustomers',
  path: PATH,
  summary: 'Customers by words, and by what they have and are.',
  query: listQuery,
  answer: staffCustomersAnswer,
  answered: 'A page of them.',
});

export const exportStaffCustomers = operation({
  ...reading,
  id: 'exportStaffCustomers',
  path: `${PATH}/export`,
  summary: 'All customers that a filter finds, as a file.',
  who: staff('customers.export'),
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});

const ONE = `${PATH}/{customerId}`;
const ofOne = { tag: 'Staff', params: customerPath } as const;
const deed = { ...ofOne, method: 'POST' } as const;

export const getStaffCustomer = operation({
  ...ofOne,
  id: 'getStaffCustomer',
  method: 'GET',
  path: ONE,
  summary: 'A customer, with what they have, do and are told, and what staff say of them.',
  who: staff('customers.read'),
  answer: staffCustomerAnswer,
});

export const freezeCustomer = operation({
  ...deed,
  id: 'freezeCustomer',
  path: `${ONE}/freeze`,
  summary: 'The account can look and leave, and nothing else; the customer is told why.',
  who: staff('customers.freeze'),
  body: reasonBody,
  bodyIsOptional: true,
  refuses: ['own_account', 'member_of_team', 'already_decided'],
});

export const unfreezeCustomer = operation({
  ...deed,
  id: 'unfreezeCustomer',
  path: `${ONE}/unfreeze`,
  summary: 'The account is as before; the customer is told why.',
  who: staff('customers.freeze'),
  body: reasonBody,
  bodyIsOptional: true,
  refuses: ['already_decided'],
});

export const giveGrade = operation({
  ...deed,
  id: 'giveGrade',
  path: `${ONE}/grade`,
  summary: 'Gives a grade until a day, whatever was spent; the customer is told of it.',
  who: staff('customers.grade'),
  body: giveGradeBody,
  bodyIsOptional: true,
  refuses: ['own_account'],
});

export const endGivenGrade = operation({
  ...deed,
  id: 'endGivenGrade',
  path: `${ONE}/grade/end`,
  summary: 'Takes back a grade that was given; the one that was reached counts again.',
  who: staff('customers.grade'),
  body: ownReasonBody,
  bodyIsOptional: true,
  refuses: ['already_decided'],
});

export const setReferralShare = operation({
  ...deed,
  id: 'setReferralShare',
  path: `${ONE}/referral-share`,
  summary: 'Agrees on what a customer gets of the orders of those they refer from now on.',
  who: staff('customers.adjust'),
  body: referralShareBody,
  bodyIsOptional: true,
  refuses: ['own_account', 'already_decided'],
});

export const decideReferral = operation({
  ...deed,
  id: 'decideReferral',
  path: `${ONE}/referral`,
  summary: 'Decides whether orders of a customer earn something for who referred them.',
  who: staff('customers.adjust'),
  body: decideReferralBody,
  bodyIsOptional: true,
  refuses: ['own_account', 'already_decided'],
});

export const noteOnCustomer = operation({
  ...deed,
  id: 'noteOnCustomer',
  path: `${ONE}/notes`,
  summary: 'Writes down what the team should know of a customer.',
  who: staff('customers.note'),
  body: noteBody,
  bodyIsOptional: true,
});

export const logCustomerOut = operation({
  ...deed,
  id: 'logCustomerOut',
  path: `${ONE}/log-out`,
  summary: 'Logs a customer out: on one device, or on all of them.',
  who: staff('customers.sessions'),
  body: logOutBody,
  bodyIsOptional: true,
  answer: loggedOutAnswer,
  answered: 'How many devices it was.',
});

export const removeTwoFactor = operation({
  ...deed,
  id: 'removeTwoFactor',
  path: `${ONE}/two-factor/remove`,
  summary: 'Turns two-factor sign-in off for who has lost it, and logs them out; they are told.',
  who: staff('customers.two_factor'),
  body: removeTwoFactorBody,
  bodyIsOptional: true,
  refuses: ['own_account', 'member_beyond_yours', 'two_factor_is_off'],
});

export const exportOneCustomer = operation({
  ...deed,
  id: 'exportOneCustomer',
  path: `${ONE}/export`,
  summary: 'All that is kept of a customer who has asked for it.',
  who: staff('customers.export'),
  body: ownReasonBody,
  bodyIsOptional: true,
  file: 'application/json',
  answer: exportAnswer,
  answered: 'To be kept as a file.',
});
