import { useRef } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { KindList } from '#app/areas/shop/service-kinds/kind-list.tsx';
import { ServiceTable } from '#app/components/service-list/service-table.tsx';
import {
  cataloguePath,
  isGrouped,
  sortingOf,
  type CatalogueFilters,
  type SortChoice,
} from '#app/areas/shop/catalogue-filters.ts';
import { entriesOf, PER_PAGE } from '#app/areas/shop/found-page.ts';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import * as styles from './results.css.ts';
import type { ShopData } from './shop-data.ts';
import { useMoreServices } from './use-more-services.ts';
import { useNumbers } from '#app/components/use-numbers.ts';

/** What was found, a page at a time: a link leads to the next, which a script adds below. */
export function Results({ shop }: { shop: ShopData }) {
  const numbers = useNumbers();
  const { t } = useTranslation('shop');
  const { filters, found } = shop;
  const end = useRef<HTMLDivElement>(null);
  const { pages, isLoading, next, onClick } = useMoreServices(shop, end);
  const first = (found.page - 1) * PER_PAGE[found.view] + 1;
  const entries = pages.reduce((sum, page) => sum + entriesOf(page).shown, 0);
  const shown = {
    from: numbers.count(first),
    to: numbers.count(first + entries - 1),
    total: numbers.count(entriesOf(found).total),
  };
  return (
    <>
      {found.page > 1 ? (
        <p className={styles.step}>
          <ButtonLink to={`${cataloguePath(filters, found.page - 1)}#services`} tone="outline">
            {t('results.previous')}
          </ButtonLink>
        </p>
      ) : null}
      {found.view === 'cards' ? (
        <KindList
          kinds={pages.flatMap((page) => (page.view === 'cards' ? page.kinds : []))}
          headingLevel={3}
        />
      ) : (
        <ServiceTable
          services={pages.flatMap((page) => (page.view === 'table' ? page.services : []))}
          label={t('title')}
          isGrouped={isGrouped(filters)}
          sortOf={(first, other) => sortOf(filters, [first, other])}
        />
      )}
      {isLoading ? (
        <div className={styles.coming} role="status" aria-label={t('results.loading')}>
          <Spinner />
        </div>
      ) : null}
      {found.pages > 1 ? (
        <div ref={end} className={styles.end}>
          <p className={styles.position}>{t('results.showing', shown)}</p>
          {next === undefined ? null : (
            <ButtonLink
              to={`${cataloguePath(filters, next)}#services`}
              tone="outline"
              onClick={onClick}
            >
              {t('results.more')}
            </ButtonLink>
          )}
        </div>
      ) : null}
    </>
  );
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** A head leads to one order of the list, and from that to the other. */
function sortOf(filters: CatalogueFilters, [first, other]: [SortChoice, SortChoice]) {
  const isNow = filters.sort === first || filters.sort === other;
  const sort = filters.sort === first ? other : first;
  const path = cataloguePath({ ...filters, sort });
  return {
    href: path === '/' ? '?' : path.slice(1),
    direction: isNow ? DIRECTIONS[sortingOf(filters).direction] : undefined,
  };
}
