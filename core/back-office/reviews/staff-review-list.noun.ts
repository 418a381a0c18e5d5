import type { Noun } from '#core/noun.ts';
import { csvHeaders } from '#core/platform/lists/export-list.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportReviewList, getReview, searchReviews } from './list-reviews.ts';
import * as operations from './review-list.operations.ts';

export const staffReviewList: Noun = {
  routes(api, deps) {
    handle(api, operations.searchReviews, (caller, { query }) =>
      searchReviews(deps, caller, query),
    );
    handle(api, operations.exportReviewList, async (caller, { query }, c) =>
      c.body(await exportReviewList(deps, caller, query), 200, csvHeaders('reviews')),
    );
    handle(api, operations.getStaffReview, async (caller, { params }) => ({
      data: await getReview(deps, caller, params.reviewId),
    }));
  },
};
