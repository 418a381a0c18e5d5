import type { AppLoadContext } from '@remix-run/node';
import { entityCss } from '#themes/entity-css.ts';
import { labelEntity } from '../../components/service-list/label-entity.ts';
import { countriesCall, labelsCall, servicesCall } from '../../lib/catalogue-calls.server.ts';
import type { CatalogueFilters } from '../../lib/catalogue-filters.ts';
import { favouriteIds } from '../../lib/favourites.server.ts';
import { foundPage } from '../../lib/found-page.server.ts';
import { summaryOf } from '../../lib/service-summary.ts';
import { servicesMenu } from '../../lib/services-menu.server.ts';
import type { ShopData } from './shop-data.ts';

/** So many of the best stand in the window. */
const MOST_POPULAR = 3;

interface Asked {
  filters: CatalogueFilters;
  page: number;
}

/** The catalogue as the home page shows it: what there is, and what was looked for. */
export async function shopData(context: AppLoadContext, asked: Asked): Promise<ShopData> {
  const { core, instance } = context;
  const { filters } = asked;
  const [menu, labels, countries, popular, { found, bounds }, favourites] = await Promise.all([
    servicesMenu(context),
    core.call(labelsCall),
    core.call(countriesCall),
    core.call(servicesCall, { query: { per_page: String(MOST_POPULAR) } }),
    foundPage(context, asked),
    favouriteIds(context),
  ]);
  const colours = labels.data.map(({ id, color }) => [labelEntity(id), color] as const);
  return {
    networks: menu.networks,
    countries: countries.data
      .filter(({ id }) => bounds.countries.includes(id))
      .map(({ id, name }) => ({ id, name })),
    popular: popular.data.map(summaryOf),
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
