import type { z } from 'zod';
import { mailAnswer, outboxAnswer } from '#core/mail/outbox.contract.ts';
import type { Call } from './core.server.ts';

type AnyCall = Call<z.ZodType>;

export const outboxCall = {
  method: 'GET',
  path: '/dev/mails',
  answer: outboxAnswer,
} as const satisfies AnyCall;

export const mailCall = {
  method: 'GET',
  path: '/dev/mails/{mailId}',
  answer: mailAnswer,
} as const satisfies AnyCall;
