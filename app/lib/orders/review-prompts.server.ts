import type { AppLoadContext } from '@remix-run/node';
import { listReviewPrompts } from '#core/feedback/reviews/review.operations.ts';
import { withoutCore } from '../core/without-core.server.ts';

/** What to ask the customer about, of some services or the latest; a page is no less without it. */
export async function reviewPrompts(context: AppLoadContext, serviceIds?: readonly number[]) {
  if (serviceIds?.length === 0) return [];
  const query = serviceIds ? { service_ids: serviceIds.join(',') } : {};
  const answer = await withoutCore(context, () => context.core.call(listReviewPrompts, { query }));
  return answer?.data ?? [];
}
