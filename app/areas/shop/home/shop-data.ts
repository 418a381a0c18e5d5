import type { CatalogueFilters } from '#app/areas/shop/catalogue-filters.ts';
import type { Found } from '#app/areas/shop/found-page.ts';
import type { ShownOffer } from '#app/lib/special-offers/shown-offer.ts';
import type { MenuNetwork } from '#app/lib/menu/services-menu.ts';

export interface ShopData {
  networks: MenuNetwork[];
  /** Those that some service can be aimed at. */
  countries: { id: number; name: string }[];
  /** All that stand in the lists of the catalogue. */
  offers: ShownOffer[];
  filters: CatalogueFilters;
  found: Found;
  /** The ids of what the customer has marked; none of a guest. */
  favourites: number[];
  /** Why there are no favourites: nobody is logged in, or nothing is marked yet. */
  noFavourites: 'guest' | 'none' | undefined;
  /** Gives networks and labels their colours. */
  css: string;
}
