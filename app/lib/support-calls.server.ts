import type { z } from 'zod';
import {
  staffSupportAnswer,
  staffThreadsAnswer,
  supportAnswer,
  writtenAnswer,
} from '#core/support/support.contract.ts';
import type { Call } from './core.server.ts';

type AnyCall = Call<z.ZodType>;

export const supportCall = {
  method: 'GET',
  path: '/api/v1/orders/{orderId}/support',
  answer: supportAnswer,
} as const satisfies AnyCall;

/** Takes an Idempotency-Key. */
export const writeSupportCall = {
  method: 'POST',
  path: '/api/v1/orders/{orderId}/support',
  answer: writtenAnswer,
} as const satisfies AnyCall;

/** Takes the signature of the link. */
export const followedSupportCall = {
  method: 'GET',
  path: '/api/v1/followed-orders/{orderId}/support',
  answer: supportAnswer,
} as const satisfies AnyCall;

/** Takes the signature of the link, and an Idempotency-Key. */
export const writeFollowedSupportCall = {
  method: 'POST',
  path: '/api/v1/followed-orders/{orderId}/support',
  answer: writtenAnswer,
} as const satisfies AnyCall;

export const staffThreadsCall = {
  method: 'GET',
  path: '/api/v1/staff/support',
  answer: staffThreadsAnswer,
} as const satisfies AnyCall;

export const staffSupportCall = {
  method: 'GET',
  path: '/api/v1/staff/orders/{orderId}/support',
  answer: staffSupportAnswer,
} as const satisfies AnyCall;

/** Takes an Idempotency-Key. */
export const answerSupportCall = {
  method: 'POST',
  path: '/api/v1/staff/orders/{orderId}/support',
  answer: writtenAnswer,
} as const satisfies AnyCall;

export const closeSupportCall = {
  method: 'POST',
  path: '/api/v1/staff/orders/{orderId}/support/close',
  answer: staffSupportAnswer,
} as const satisfies AnyCall;
