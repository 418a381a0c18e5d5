import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { answerForm, hideForm } from '#core/feedback/reviews/review.contract.ts';
import {
  answerReview,
  hideReview,
  removeReviewAnswer,
  showReview,
} from '#core/feedback/reviews/review.operations.ts';

/** What staff send, by the name of its form. */
export const DEEDS = {
  hide: hideForm,
  show: z.object({}),
  answer: answerForm.extend({ seen: z.string() }),
  remove: z.object({}),
} as const;

export type Deed = keyof typeof DEEDS;
export type HideInput = z.input<typeof DEEDS.hide>;
export type AnswerInput = z.input<typeof DEEDS.answer>;

export const isDeed = (name: unknown): name is Deed =>
  typeof name === 'string' && Object.hasOwn(DEEDS, name);

interface Sent {
  reason?: string | undefined;
  text?: string | undefined;
  seen?: string | undefined;
}

/** Does it; refused as the core refuses it. */
export async function doDeed(
  { core }: AppLoadContext,
  deed: Deed,
  { reviewId, sent }: { reviewId: string; sent: Sent },
): Promise<void> {
  const params = { reviewId };
  const { reason, text, seen } = sent;
  if (deed === 'hide') await core.call(hideReview, { params, body: { reason } });
  if (deed === 'show') await core.call(showReview, { params });
  if (deed === 'answer') {
    const answeredAt = seen === 'none' ? null : seen;
    await core.call(answerReview, { params, body: { text, answered_at: answeredAt } });
  }
  if (deed === 'remove') await core.call(removeReviewAnswer, { params });
}
