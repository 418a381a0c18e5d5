import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { ServiceList } from '../../components/service-list/service-list.tsx';
import { cataloguePath, isGrouped } from '../../lib/catalogue-filters.ts';
import { formatCount } from '../../lib/format-count.ts';
import { PER_PAGE } from '../../lib/found-page.ts';
import type { ServicesView } from '../../lib/load-context.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import * as styles from './results.css.ts';
import type { ShopData } from './shop-data.ts';
import { useMoreServices } from './use-more-services.ts';

interface ResultsProps {
  shop: ShopData;
  view: ServicesView;
}

/** What was found, 40 at a time: a link leads to the next, which a script adds below. */
export function Results({ shop, view }: ResultsProps) {
  const { t } = useTranslation('shop');
  const { filters, found } = shop;
  const end = useRef<HTMLDivElement>(null);
  const { services, isLoading, next, onClick } = useMoreServices(shop, end);
  const first = (found.page - 1) * PER_PAGE + 1;
  const shown = {
    from: formatCount(first),
    to: formatCount(first + services.length - 1),
    total: formatCount(found.total),
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
      <ServiceList
        services={services}
        view={view}
        label={t('title')}
        headingLevel={3}
        isGrouped={isGrouped(filters)}
      />
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
