import type { CatalogueAnswers } from '#core/catalogue/services/answer-catalogue.ts';
import { parseId } from '#core/catalogue/services/parse-id.ts';
import { filtersOf } from '#core/catalogue/services/service-query.contract.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { spendTries } from '#core/platform/limits/rate-limit.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { listFavorites, toggleFavorite } from './favourite.operations.ts';
import { listFavourites } from './list-favourites.ts';
import { toggleFavourite } from './toggle-favourite.ts';

/** As fast as a customer clicks who goes through a whole page. */
const TOGGLED: Limit = { name: 'favourites-toggled', capacity: 120, refillSeconds: 1 };

/** A customer's favourites are answered apart from the catalogue, which is the same for all. */
export function favouriteRoutes(api: CoreApi, { deps, current }: CatalogueAnswers): void {
  handle(api, listFavorites, async (caller, { query }, c) => {
    const catalogue = await current(c, query);
    return listFavourites(deps, caller, { catalogue, filters: filtersOf(query), page: query });
  });

  handle(api, toggleFavorite, async (caller, { params, body }) => {
    const serviceId = parseId(params.serviceId);
    if (serviceId === undefined) throw new AppError('not_found');
    const { instanceId, customer } = caller;
    await spendTries(deps, [{ instanceId, limit: TOGGLED, subject: String(customer.id) }]);
    const wish = { serviceId, isFavourite: body.is_favorite };
    return { data: { is_favorite: await toggleFavourite(deps, caller, wish) } };
  });
}
