import { z } from 'zod';
import { noticeAnswer, noticesAnswer } from '#core/notices/notice.contract.ts';
import type { Call } from './core.server.ts';

export const noticesCall = {
  method: 'GET',
  path: '/api/v1/notices',
  answer: noticesAnswer,
} as const satisfies Call<z.ZodType>;

export const readNoticeCall = {
  method: 'POST',
  path: '/api/v1/notices/{noticeId}/read',
  answer: noticeAnswer,
} as const satisfies Call<z.ZodType>;

export const readAllNoticesCall = {
  method: 'POST',
  path: '/api/v1/notices/read',
  answer: z.undefined(),
} as const satisfies Call<z.ZodType>;
