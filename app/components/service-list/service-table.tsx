import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { orderPath, servicePath } from '../../lib/paths.ts';
import type { ServiceSummary } from '../../lib/service-summary.ts';
import { Badge } from '../../ui/label/badge.tsx';
import { NetworkIcon } from '../../ui/network-icon.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { ButtonLink } from '../button-link.tsx';
import { Heart } from '../favourites/favourites.tsx';
import { Discount, Features, Limits, PriceTag, ServiceLabels } from './service-facts.tsx';
import * as styles from './service-table.css.ts';
import { TypeLink } from './type-link.tsx';

interface ServiceTableProps {
  services: readonly ServiceSummary[];
  label: string;
  isGrouped: boolean;
}

export function ServiceTable({ services, label, isGrouped }: ServiceTableProps) {
  const { t } = useTranslation('shop');
  const columns: Column<ServiceSummary>[] = [
    {
      id: 'name',
      title: t('fact.service'),
      namesRow: true,
      cell: (service) => <Name service={service} isInGroup={isGrouped} />,
    },
    {
      id: 'network',
      title: t('fact.network'),
      from: 960,
      cell: ({ icon, network }) => (
        <NetworkIcon name={icon} size={24} tone="tile" label={network} />
      ),
    },
    {
      id: 'price',
      title: t('fact.price'),
      cell: (service) => (
        <span className={styles.price}>
          <PriceTag service={service} />
          <Discount service={service} />
        </span>
      ),
    },
    { id: 'details', title: t('fact.details'), from: 960, cell: ({ geo }) => geo },
    {
      id: 'guarantee',
      title: t('fact.guarantee'),
      from: 772,
      cell: ({ guarantee }) => guarantee ?? <Nothing />,
    },
    {
      id: 'quantity',
      title: t('fact.quantity'),
      from: 480,
      cell: (service) => (
        <span className={styles.figures}>
          <Limits service={service} />
        </span>
      ),
    },
    { id: 'start', title: t('fact.start'), from: 480, cell: ({ start }) => start ?? <Nothing /> },
    { id: 'speed', title: t('fact.speed'), from: 772, cell: ({ speed }) => speed ?? <Nothing /> },
    {
      id: 'features',
      title: t('fact.features'),
      from: 960,
      cell: ({ features }) => <Features features={features.filter((one) => one !== 'guarantee')} />,
    },
  ];
  return (
    <Table
      caption={label}
      captionIsHidden
      columns={columns}
      rows={services}
      rowKey={({ id }) => String(id)}
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

function Name({ service, isInGroup }: { service: ServiceSummary; isInGroup: boolean }) {
  const { t } = useTranslation('shop');
  const { id, slug, name, title, text, labels } = service;
  return (
    <span className={styles.name} data-service={id}>
      <Link className={styles.link} to={servicePath(slug)} aria-label={name}>
        {isInGroup ? title : name}
      </Link>
      <span className={styles.text}>{text ?? t('number', { id })}</span>
      <ServiceLabels labels={labels} />
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

function Nothing() {
  const { t } = useTranslation('shop');
  return (
    <span className={styles.nothing}>
      <span aria-hidden="true">–</span>
      <span className={styles.spoken}>{t('none')}</span>
    </span>
  );
}
