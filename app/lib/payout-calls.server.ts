import type { z } from 'zod';
import { payoutAnswer, payoutsAnswer } from '#core/payouts/payout.contract.ts';
import type { Call } from './core.server.ts';

export const payoutsCall = {
  method: 'GET',
  path: '/api/v1/staff/payouts',
  answer: payoutsAnswer,
} as const satisfies Call<z.ZodType>;

export const payPayoutCall = {
  method: 'POST',
  path: '/api/v1/staff/payouts/{payoutId}/pay',
  answer: payoutAnswer,
} as const satisfies Call<z.ZodType>;
