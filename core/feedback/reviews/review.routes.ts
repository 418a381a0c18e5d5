import type { CatalogueAnswers } from '#core/catalogue/services/answer-catalogue.ts';
import { makeAnswer, sendAnswer } from '#core/platform/http/answer.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { listMyServices } from './list-my-services.ts';
import { listLatestReviews } from './list-latest-reviews.ts';
import { listReviews } from './list-reviews.ts';
import { declineReview, listReviewPrompts } from './review-prompts.ts';
import { answerReview, hideReview, removeAnswer, showReview } from './moderate-reviews.ts';
import * as operations from './review.operations.ts';
import { writeReviews } from './write-reviews.ts';

export function reviewRoutes(api: CoreApi, { deps, current }: CatalogueAnswers): void {
  handle(api, operations.listServiceReviews, async ({ instanceId }, { params, query }, c) => {
    const reviews = await listReviews(deps, { instanceId, ...params }, query);
    return sendAnswer(c, await makeAnswer(reviews));
  });

  handle(api, operations.listLatestReviews, async (_, { query }, c) => {
    const latest = await listLatestReviews(deps, await current(c, query), query);
    return sendAnswer(c, await makeAnswer(latest));
  });

  for (const [operation, withoutReviews] of [
    [operations.listMyServices, false],
    [operations.listMyServicesWithoutReviews, true],
  ] as const) {
    handle(api, operation, async (caller, { query }, c) => {
      const catalogue = await current(c, query);
      return listMyServices(deps, caller, { catalogue, query, withoutReviews });
    });
  }

  handle(api, operations.listReviewPrompts, async (caller, { query }, c) => {
    const asked = { catalogue: await current(c, query), serviceIds: query.service_ids };
    return { data: await listReviewPrompts(deps, caller, asked) };
  });

  handle(api, operations.declineReview, (caller, { params }) =>
    declineReview(deps, caller, params.serviceId),
  );

  handle(api, operations.writeReviews, async (caller, { body }) => ({
    data: await writeReviews(deps, caller, body.reviews),
  }));

  handle(api, operations.hideReview, (caller, { params, body }) =>
    hideReview(deps, caller, { idInPath: params.reviewId, reason: body.reason }),
  );
  handle(api, operations.showReview, (caller, { params }) =>
    showReview(deps, caller, params.reviewId),
  );
  handle(api, operations.answerReview, (caller, { params, body }) =>
    answerReview(deps, caller, { idInPath: params.reviewId, body }),
  );
  handle(api, operations.removeReviewAnswer, (caller, { params }) =>
    removeAnswer(deps, caller, params.reviewId),
  );
}
