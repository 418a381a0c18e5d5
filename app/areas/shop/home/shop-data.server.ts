import type { AppLoadContext } from '@remix-run/node';
import { listServiceLabels } from '#core/catalogue/services/catalogue.operations.ts';
import { listCountries } from '#core/tenancy/countries/country.operations.ts';
import { entityCss } from '#themes/entity-css.ts';
import { labelEntity } from '#app/components/service-list/label-entity.ts';
import type { CatalogueFilters } from '#app/areas/shop/catalogue-filters.ts';
import { favouriteIds } from '#app/lib/orders/favourites.server.ts';
import { foundPage } from '#app/areas/shop/found-page.server.ts';
import { specialOffers } from '#app/lib/special-offers/special-offers.server.ts';
import { servicesMenu } from '#app/areas/shop/services-menu.server.ts';
import type { ShopData } from './shop-data.ts';

interface Asked {
  filters: CatalogueFilters;
  page: number;
}

/** The catalogue as the home page shows it: what there is, and what was looked for. */
export async function shopData(context: AppLoadContext, asked: Asked): Promise<ShopData> {
  const { core, instance } = context;
  const { filters } = asked;
  const [menu, labels, countries, { found, bounds }, favourites, { offers }] = await Promise.all([
    servicesMenu(context),
    core.call(listServiceLabels),
    core.call(listCountries),
    foundPage(context, { ...asked, view: context.servicesView }),
    favouriteIds(context),
    specialOffers(context, 'service_type'),
  ]);
  const colours = labels.data.map(({ id, color }) => [labelEntity(id), color] as const);
  return {
    networks: menu.networks,
    countries: countries.data
      .filter(({ id }) => bounds.countries.includes(id))
      .map(({ id, name }) => ({ id, name })),
    offers,
    filters,
    found,
    favourites,
    noFavourites: filters.isFavourites ? whyNone(context, favourites) : undefined,
    css: menu.css + entityCss(colours, instance.theme.grounds),
  };
}

function whyNone({ session }: AppLoadContext, favourites: readonly number[]) {
  if (session.token === undefined) return 'guest';
  return favourites.length === 0 ? 'none' : undefined;
}
