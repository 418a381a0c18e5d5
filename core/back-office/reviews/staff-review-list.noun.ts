import type { Noun } from '#core/noun.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { getReview, reviewList } from './list-reviews.ts';
import * as operations from './review-list.operations.ts';

export const staffReviewList: Noun = {
  routes(api, deps) {
    handle(api, operations.searchReviews, (caller, { query }) =>
      reviewList.page(deps, caller, query),
    );
    handle(api, operations.exportReviewList, (caller, { query }) =>
      reviewList.file(deps, caller, query),
    );
    handle(api, operations.getStaffReview, async (caller, { params }) => ({
      data: await getReview(deps, caller, params.reviewId),
    }));
  },
};
