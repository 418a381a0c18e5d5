import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { invoicePath } from '../invoices/invoice.contract.ts';
import {
  approveBody,
  refundBody,
  refundPath,
  refuseBody,
  staffPaymentAnswer,
  staffPaymentsAnswer,
  staffPaymentsQuery,
} from './staff-payment.contract.ts';

const ofStaff = { tag: 'Staff', who: staff('payments.moderate') } as const;
const ofOne = { ...ofStaff, params: invoicePath, answer: staffPaymentAnswer } as const;

export const listStaffPayments = operation({
  ...ofStaff,
  id: 'listStaffPayments',
  method: 'GET',
  path: '/api/v1/staff/payments',
  summary: 'Payments that wait for staff, or with refunds that do, the oldest first.',
  query: staffPaymentsQuery,
  answer: staffPaymentsAnswer,
  answered: 'A page of them.',
});

export const getStaffPayment = operation({
  ...ofOne,
  id: 'getStaffPayment',
  method: 'GET',
  path: '/api/v1/staff/payments/{invoiceId}',
  summary: 'A payment, with whose it is.',
});

export const approvePayment = operation({
  ...ofOne,
  id: 'approvePayment',
  method: 'POST',
  path: '/api/v1/staff/payments/{invoiceId}/approve',
  summary: 'The money is there: credits it.',
  once: true,
  body: approveBody,
  bodyIsOptional: true,
  refuses: ['own_payment', 'already_decided', 'confirmation_needed', 'second_person_needed'],
});

export const refusePayment = operation({
  ...ofOne,
  id: 'refusePayment',
  method: 'POST',
  path: '/api/v1/staff/payments/{invoiceId}/refuse',
  summary: 'The money did not come: tells the customer why.',
  once: true,
  body: refuseBody,
  bodyIsOptional: true,
  refuses: ['own_payment', 'already_decided'],
});

export const refundPayment = operation({
  ...ofOne,
  id: 'refundPayment',
  method: 'POST',
  path: '/api/v1/staff/payments/{invoiceId}/refund',
  summary: 'Gives money back to where it came from, as far as it is still on the balance.',
  once: true,
  body: refundBody,
  bodyIsOptional: true,
  refuses: ['own_payment', 'already_decided', 'confirmation_needed', 'unavailable'],
});

export const settleReturnedRefunds = operation({
  ...ofOne,
  id: 'settleReturnedRefunds',
  method: 'POST',
  path: '/api/v1/staff/payments/{invoiceId}/settle-returned',
  summary: 'Staff have seen to what a bank has returned; the money stays on the balance.',
  once: true,
  refuses: ['own_payment', 'already_decided'],
});

const ofRefund = {
  ...ofOne,
  params: refundPath,
  once: true,
  refuses: ['own_payment', 'already_decided'],
} as const;

export const retryRefund = operation({
  ...ofRefund,
  id: 'retryRefund',
  method: 'POST',
  path: '/api/v1/staff/payments/{invoiceId}/refunds/{refundId}/retry',
  summary: 'Asks the gateway once more for a refund that has failed.',
});

export const giveUpRefund = operation({
  ...ofRefund,
  id: 'giveUpRefund',
  method: 'POST',
  path: '/api/v1/staff/payments/{invoiceId}/refunds/{refundId}/give-up',
  summary: 'Asks no more for a refund that has failed; the money stays on the balance.',
});
