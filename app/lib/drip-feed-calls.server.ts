import type { z } from 'zod';
import { dripFeedPageAnswer, dripFeedsAnswer } from '#core/orders/drip-feeds/drip-feed.contract.ts';
import { dripFeedAnswer } from '#core/orders/order.contract.ts';
import type { Call } from './core.server.ts';

export const dripFeedsCall = {
  method: 'GET',
  path: '/api/v1/drip-feeds',
  answer: dripFeedsAnswer,
} as const satisfies Call<z.ZodType>;

export const dripFeedCall = {
  method: 'GET',
  path: '/api/v1/drip-feeds/{dripFeedId}',
  answer: dripFeedPageAnswer,
} as const satisfies Call<z.ZodType>;

export const cancelDripFeedCall = {
  method: 'POST',
  path: '/api/v1/drip-feeds/{dripFeedId}/cancel',
  answer: dripFeedAnswer,
} as const satisfies Call<z.ZodType>;
