import { Link, useNavigation } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Favourites } from '#app/components/favourites/favourites.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import { NetworkList } from '#app/components/services-directory/network-list.tsx';
import { SpecialOffers } from '#app/components/special-offers/special-offers.tsx';
import type { ServicesView } from '#app/lib/http/load-context.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { ABOVE_RESULTS } from '#app/lib/browser/paint-after.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import { offersAt, type ShownOffer } from '#app/lib/special-offers/shown-offer.ts';
import { codeFailure } from '#app/lib/app-update/chunk-failure.ts';
import type { Reason } from './nothing.tsx';
import { Results } from './results.tsx';
import type { ShopData } from './shop-data.ts';
import * as styles from './shop.css.ts';
import { ViewToggle } from './view-toggle.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import type { DisplayCurrency } from '#app/lib/i18n/numbers.ts';
import { Row } from '#app/ui/layout/row.tsx';
import '#app/ui/feedback/empty-state.css.ts';

/** Seldom shown, with drawings of its own; what the server sent of it is styled without them. */
const Nothing = lazy(() =>
  import('./nothing.tsx').then(
    (module) => ({ default: module.Nothing }),
    (cause: unknown) => {
      throw codeFailure(cause);
    },
  ),
);

interface ShopProps {
  shop: ShopData;
  view: ServicesView;
  currency: DisplayCurrency;
  isCustomer: boolean;
  /** How the page of what has changed is called. */
  changes: string;
}

/** The catalogue: what to look for, and what was found. */
export function Shop({ shop, view, currency, isCustomer, changes }: ShopProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('shop');
  const { location } = useNavigation();
  const { networks, filters, css } = shop;
  const chosen = networks.find(({ id }) => id === filters.networkId);
  if (networks.length === 0) return <NoServices reason="empty" />;
  return (
    <section id="services" className={styles.shop}>
      <PageStyle css={css} />
      <Row gap={3} align="center" justify="between">
        <Row wraps gap={3} lineGap={0} align="baseline">
          <h2 className={styles.title}>{t('title')}</h2>
          <p className={styles.count} role="status">
            {t('services', { count: shop.found.total, shown: numbers.count(shop.found.total) })}
          </p>
        </Row>
        <ViewToggle view={view} />
      </Row>
      <NetworkList networks={networks} chosen={chosen?.id ?? 'all'} layout="row" />
      <Offers shop={shop} position="network" />
      <FilterForm shop={shop} currency={currency} isCustomer={isCustomer} />
      <ChosenFilters shop={shop} />
      <Offers shop={shop} position="top" />
      <span id={ABOVE_RESULTS} hidden />
      <div className={styles.results} aria-busy={location !== undefined}>
        {shop.found.total === 0 ? (
          <NoServices reason={reasonOf(shop)} />
        ) : (
          <Favourites ids={shop.favourites}>
            <Results shop={shop} />
          </Favourites>
        )}
      </div>
      <Offers shop={shop} position="middle" />
      <p className={styles.changes}>
        <Link to={pagePath('services/changes')}>{changes}</Link>
      </p>
    </section>
  );
}

function Offers({ shop, position }: Pick<ShopProps, 'shop'> & Pick<ShownOffer, 'position'>) {
  return <SpecialOffers offers={offersAt(shop.offers, position, shop.filters)} headingLevel={3} />;
}

/** Instead of services. */
export function NoServices({ reason }: { reason: Reason }) {
  return (
    <div className={styles.nothing}>
      <Suspense>
        <Nothing reason={reason} />
      </Suspense>
    </div>
  );
}

function reasonOf({ noFavourites }: ShopData): Reason {
  if (noFavourites === undefined) return 'filters';
  return noFavourites === 'guest' ? 'guest' : 'favourites';
}
