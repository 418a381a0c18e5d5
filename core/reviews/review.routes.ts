import { createRoute } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { CatalogueAnswers } from '#core/catalogue/answer-catalogue.ts';
import { makeAnswer, sendAnswer } from '#core/http/answer.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import {
  BEARER,
  doneAnswer,
  jsonAnswer,
  jsonBody,
  sendDone,
  sendPrivate,
} from '#core/http/operation.ts';
import { itemOperation, refusals } from '#core/http/read-operation.ts';
import type { Limit } from '#core/limits/limit.pure.ts';
import { spendTries } from '#core/limits/rate-limit.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import { listMyServices } from './list-my-services.ts';
import { listReviews } from './list-reviews.ts';
import {
  declinePath,
  listQuery,
  myServicesQuery,
  myServicesAnswer,
  promptsAnswer,
  promptsQuery,
  reviewPath,
  reviewsAnswer,
  reviewsBody,
  writtenAnswer,
} from './review.contract.ts';
import { declineReview, listReviewPrompts } from './review-prompts.ts';
import { writeReviews } from './write-reviews.ts';

/** Nobody has more to say than this: thirty forms at once, then one a minute. */
const WRITTEN: Limit = { name: 'reviews-written', capacity: 30, refillSeconds: 60 };

const tags = ['My services'];
const refused = ['unauthorized', 'account_frozen', 'validation_failed'] as const;

const ofService = itemOperation({
  path: '/api/v1/services/{idOrSlug}/reviews',
  operationId: 'listServiceReviews',
  tag: 'Catalogue',
  summary: 'What customers said who have ordered a service.',
  params: reviewPath,
  query: listQuery,
  answer: reviewsAnswer,
});

const myServices = (path: string, operationId: string, summary: string) =>
  createRoute({
    method: 'get',
    path,
    operationId,
    tags,
    summary,
    security: BEARER,
    request: { query: myServicesQuery },
    responses: {
      200: jsonAnswer(myServicesAnswer, 'A page of them.'),
      ...refusals([...refused, 'unavailable']),
    },
  });

const ordered = myServices(
  '/api/v1/my-services',
  'listMyServices',
  'The services that the customer has ordered.',
);

const withoutReviews = myServices(
  '/api/v1/my-services/without-reviews',
  'listMyServicesWithoutReviews',
  'Those among them that the customer has said nothing about.',
);

const write = createRoute({
  method: 'post',
  path: '/api/v1/my-services/reviews',
  operationId: 'writeReviews',
  tags,
  summary: 'Publishes what the customer says about services; saying it again replaces it.',
  security: BEARER,
  request: { query: localeQuery, body: jsonBody(reviewsBody) },
  responses: {
    200: jsonAnswer(writtenAnswer, 'What was written.'),
    ...refusals([...refused, 'owner_only', 'too_many_requests']),
  },
});

const toReview = createRoute({
  method: 'get',
  path: '/api/v1/my-services/to-review',
  operationId: 'listReviewPrompts',
  tags,
  summary: 'The services to ask about: an order came whole, and nothing was said of it yet.',
  security: BEARER,
  request: { query: promptsQuery },
  responses: {
    200: jsonAnswer(promptsAnswer, 'A handful at most, unless more were named.'),
    ...refusals([...refused, 'unavailable']),
  },
});

const decline = createRoute({
  method: 'post',
  path: '/api/v1/my-services/{serviceId}/decline-review',
  operationId: 'declineReview',
  tags,
  summary: 'Does not ask about a service again; a review can be written all the same.',
  security: BEARER,
  request: { query: localeQuery, params: declinePath },
  responses: { 204: doneAnswer, ...refusals([...refused, 'owner_only', 'not_found']) },
});

export function reviewRoutes(api: CoreApi, { deps, current }: CatalogueAnswers): void {
  api.openapi(ofService, async (c) => {
    const service = { instanceId: currentInstance(c).id, ...c.req.valid('param') };
    const reviews = await listReviews(deps, service, c.req.valid('query'));
    return sendAnswer(c, await makeAnswer(reviews));
  });

  for (const route of [ordered, withoutReviews]) {
    api.openapi(route, async (c) => {
      const caller = await requireCustomer(c);
      const query = c.req.valid('query');
      const asked = { catalogue: await current(c, query), query };
      const isWithout = route === withoutReviews;
      return sendPrivate(
        c,
        await listMyServices(deps, caller, { ...asked, withoutReviews: isWithout }),
      );
    });
  }

  api.openapi(toReview, async (c) => {
    const caller = await requireCustomer(c);
    const query = c.req.valid('query');
    const asked = { catalogue: await current(c, query), serviceIds: query.service_ids };
    return sendPrivate(c, { data: await listReviewPrompts(deps, caller, asked) });
  });

  api.openapi(decline, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    await declineReview(deps, caller, c.req.valid('param').serviceId);
    return sendDone(c);
  });

  api.openapi(write, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    const { instanceId, customer } = caller;
    await spendTries(deps, [{ instanceId, limit: WRITTEN, subject: String(customer.id) }]);
    const data = await writeReviews(deps, caller, c.req.valid('json').reviews);
    return sendPrivate(c, { data });
  });
}
