import { createRoute } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { CatalogueAnswers } from '#core/catalogue/answer-catalogue.ts';
import { parseId } from '#core/catalogue/parse-id.ts';
import { filtersOf, servicesQuery } from '#core/catalogue/service-query.contract.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { BEARER, jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import type { Limit } from '#core/limits/limit.pure.ts';
import { spendTries } from '#core/limits/rate-limit.ts';
import { favouritePath, favouritesAnswer, toggleAnswer, toggleBody } from './favourite.contract.ts';
import { listFavourites } from './list-favourites.ts';
import { toggleFavourite } from './toggle-favourite.ts';

/** As fast as somebody presses who goes through a whole page. */
const TOGGLED: Limit = { name: 'favourites-toggled', capacity: 120, refillSeconds: 1 };

const tags = ['Favourites'];
const refused = ['unauthorized', 'account_frozen', 'validation_failed'] as const;

const list = createRoute({
  method: 'get',
  path: '/api/v1/services/favorites',
  operationId: 'listFavorites',
  tags,
  summary: 'The services that the customer has marked, filtered and sorted as all are.',
  security: BEARER,
  request: { query: servicesQuery },
  responses: {
    200: jsonAnswer(favouritesAnswer, 'A page of them, and the ids of all.'),
    ...refusals([...refused, 'unavailable']),
  },
});

const toggle = createRoute({
  method: 'post',
  path: '/api/v1/services/{serviceId}/favorites/toggle',
  operationId: 'toggleFavorite',
  tags,
  summary: 'Marks a service or takes the mark away.',
  security: BEARER,
  request: {
    query: localeQuery,
    params: favouritePath,
    body: { ...jsonBody(toggleBody), required: false },
  },
  responses: {
    200: jsonAnswer(toggleAnswer, 'What it is now.'),
    ...refusals([...refused, 'not_found', 'too_many_requests']),
  },
});

/** What belongs to a customer stands beside the catalogue, which is the same for everybody. */
export function favouriteRoutes(api: CoreApi, { deps, current }: CatalogueAnswers): void {
  api.openapi(list, async (c) => {
    const caller = await requireCustomer(c);
    const query = c.req.valid('query');
    const catalogue = await current(c, query);
    return sendPrivate(
      c,
      await listFavourites(deps, caller, { catalogue, filters: filtersOf(query), page: query }),
    );
  });

  api.openapi(toggle, async (c) => {
    const caller = await requireCustomer(c);
    const serviceId = parseId(c.req.valid('param').serviceId);
    if (serviceId === undefined) throw new AppError('not_found');
    const { is_favorite: isFavourite } = c.req.valid('json');
    const { instanceId, customer } = caller;
    await spendTries(deps, [{ instanceId, limit: TOGGLED, subject: String(customer.id) }]);
    const wish = { serviceId, isFavourite };
    return sendPrivate(c, { data: { is_favorite: await toggleFavourite(deps, caller, wish) } });
  });
}
