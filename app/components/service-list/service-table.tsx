import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { SortChoice } from '#app/areas/shop/catalogue-filters.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { orderPath } from '#app/lib/pages/paths.ts';
import type { ServiceSummary } from '#app/lib/catalogue/service-summary.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import { renderAnchor } from '../app-anchor.tsx';
import { ButtonLink } from '../button-link.tsx';
import { Heart } from '#app/components/favourites/favourites.tsx';
import { Limits, PriceTag, ServiceLabels } from './service-facts.tsx';
import * as styles from './service-table.css.ts';
import { TypeLink } from './type-link.tsx';

interface ServiceTableProps {
  services: readonly ServiceSummary[];
  label: string;
  /** Under the names of their types. */
  isGrouped?: boolean;
  /** All of one type, which is said above the table. */
  isOfOneType?: boolean;
  /** Where the head of a column leads that the rows can be sorted by, one way and the other. */
  sortOf?: (first: SortChoice, other: SortChoice) => Column<ServiceSummary>['sort'];
}

export function ServiceTable({
  services,
  label,
  isGrouped = false,
  isOfOneType = false,
  sortOf,
}: ServiceTableProps) {
  const all = useColumns({ isNamed: isGrouped || isOfOneType, sortOf });
  // What is said of none of them is no column.
  const columns = all.filter(({ id }) => id !== 'guarantee' || services.some(hasGuarantee));
  const { t } = useTranslation('shop');
  return (
    <Table
      caption={label}
      captionIsHidden
      columns={columns}
      rows={services}
      rowKey={({ id }) => String(id)}
      renderLink={({ href = '', ref: _ref, ...rest }) => renderAnchor({ href, ...rest })}
      {...(isGrouped && {
        groupOf: (service: ServiceSummary) => ({
          key: service.type.slug,
          title: <TypeLink service={service} />,
        }),
      })}
      actions={{ title: t('order'), of: (service) => <Action service={service} /> }}
    />
  );
}

function hasGuarantee({ guarantee }: ServiceSummary): boolean {
  return guarantee !== null;
}

function useColumns({
  isNamed,
  sortOf,
}: {
  /** Whether its type and its network are said elsewhere. */
  isNamed: boolean;
  sortOf: ServiceTableProps['sortOf'];
}): Column<ServiceSummary>[] {
  const { t } = useTranslation('shop');
  const sorted = (first: SortChoice, other: SortChoice) => {
    const sort = sortOf?.(first, other);
    return sort ? { sort } : {};
  };
  return [
    {
      id: 'name',
      title: t('fact.service'),
      namesRow: true,
      ...sorted('popularity-desc', 'popularity-asc'),
      cell: (service) => <Name service={service} isNamed={isNamed} />,
    },
    {
      id: 'price',
      title: t('fact.price'),
      ...sorted('price-asc', 'price-desc'),
      cell: (service) => (
        <span className={styles.price}>
          <PriceTag service={service} />
        </span>
      ),
    },
    {
      id: 'start',
      title: t('fact.start'),
      from: 480,
      cell: ({ start }) => <Text>{start}</Text>,
    },
    {
      id: 'speed',
      title: t('fact.speed'),
      from: 772,
      cell: ({ speed }) => <Text isSentence>{speed}</Text>,
    },
    {
      id: 'guarantee',
      title: t('fact.guarantee'),
      from: 960,
      cell: ({ guarantee }) => <Text>{guarantee}</Text>,
    },
    {
      id: 'quantity',
      title: t('fact.quantity'),
      from: 480,
      ...sorted('quantity-desc', 'quantity-asc'),
      cell: (service) => (
        <span className={styles.text}>
          <Limits service={service} />
        </span>
      ),
    },
  ];
}

function Name({ service, isNamed }: { service: ServiceSummary; isNamed: boolean }) {
  const { t } = useTranslation('shop');
  const { id, slug, name, title, icon, labels, network, features } = service;
  const shown = features.filter((feature) => feature !== 'guarantee');
  return (
    <span className={styles.named} data-service={id}>
      {isNamed ? null : <NetworkIcon name={icon} size={24} tone="tile" label={network} />}
      <span className={styles.name}>
        <Link className={styles.link} to={pagePath('services/:slug', { slug })} aria-label={name}>
          {unbrokenName(isNamed ? title : name)}
        </Link>
        {labels.length + shown.length > 0 ? (
          <span className={styles.features}>
            <ServiceLabels labels={labels} />
            {shown.map((feature) => t(`feature.${feature}`)).join(' · ')}
          </span>
        ) : null}
      </span>
    </span>
  );
}

function Action({ service }: { service: ServiceSummary }) {
  const { t } = useTranslation('shop');
  return (
    <span className={styles.actions}>
      <Heart id={service.id} name={service.name} />
      {service.isPaused ? (
        <Badge tone="warning">{t('paused')}</Badge>
      ) : (
        <ButtonLink to={orderPath(service)} size="small">
          {t('order')}
        </ButtonLink>
      )}
    </span>
  );
}

/** In one line unless it is a sentence; nothing that is not known. */
function Text({ children, isSentence }: { children: string | null; isSentence?: boolean }) {
  const { t } = useTranslation('shop');
  if (children !== null) {
    return <span className={isSentence ? styles.sentence : styles.text}>{children}</span>;
  }
  return (
    <span className={styles.nothing}>
      <span aria-hidden="true">–</span>
      <span className={styles.spoken}>{t('none')}</span>
    </span>
  );
}
