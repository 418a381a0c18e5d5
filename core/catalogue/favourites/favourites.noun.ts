import type { Noun } from '#core/noun.ts';
import { favouriteRoutes } from './favourite.routes.ts';
import { eraseFavourites, exportFavourites } from './own-favourites.ts';

export const favourites: Noun = {
  routes: (api, { catalogues }) => favouriteRoutes(api, catalogues),
  customerData: {
    export: async (trx, customer) => ({ favourites: await exportFavourites(trx, customer) }),
    erase: ({ trx }, customer) => eraseFavourites(trx, customer),
  },
};
