import type { z } from 'zod';
import {
  staffMembersAnswer,
  staffOrderAnswer,
  staffOrdersAnswer,
} from '#core/dispatch/staff/staff-order.contract.ts';
import type { Call } from './core.server.ts';

type AnyCall = Call<z.ZodType>;

export const staffOrdersCall = {
  method: 'GET',
  path: '/api/v1/staff/orders',
  answer: staffOrdersAnswer,
} as const satisfies AnyCall;

export const staffMembersCall = {
  method: 'GET',
  path: '/api/v1/staff/members',
  answer: staffMembersAnswer,
} as const satisfies AnyCall;

export const staffOrderCall = {
  method: 'GET',
  path: '/api/v1/staff/orders/{orderId}',
  answer: staffOrderAnswer,
} as const satisfies AnyCall;

/** Takes an Idempotency-Key. */
export const decideOrderCall = {
  method: 'POST',
  path: '/api/v1/staff/orders/{orderId}/decide',
  answer: staffOrderAnswer,
} as const satisfies AnyCall;
