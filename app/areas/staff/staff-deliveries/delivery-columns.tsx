import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListedDelivery } from '#core/back-office/deliveries/delivery-list.contract.ts';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { sortedBy, type OfList } from '#app/areas/staff/staff/sorted-by.ts';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './delivery-columns.css.ts';

const TONES = {
  sending: 'info',
  sent: 'info',
  unknown: 'warning',
  refused: 'danger',
  ended: 'neutral',
} as const satisfies Record<ListedDelivery['state'], string>;

interface DeliveryColumns extends OfList {
  maySeeProviders: boolean;
}

/** What the list of deliveries says of one. */
export function useDeliveryColumns(list: DeliveryColumns): ListColumn<ListedDelivery>[] {
  const { t } = useTranslation(['deliveries', 'orders', 'queue']);
  return [
    {
      id: 'order',
      title: t('orders:column.order'),
      namesRow: true,
      cell: ({ order_id: id }) => (
        <Link to={pagePath('staff/orders/:id', { id })}>{t('orders:number', { id })}</Link>
      ),
    },
    {
      id: 'provider',
      title: t('queue:fact.route'),
      cell: ({ provider, route, reference }) => (
        <Stack as="span" gap="half" fitsContent justify="start">
          {provider === null ? (
            <span>{t(`queue:route.${route}`)}</span>
          ) : (
            <ProviderName {...provider} isLink={list.maySeeProviders} />
          )}
          {reference === null ? null : (
            <bdi className={styles.reference} title={reference}>
              {reference}
            </bdi>
          )}
        </Stack>
      ),
    },
    {
      id: 'state',
      title: t('column.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>,
    },
    ...useFigures(),
    {
      id: 'sent',
      title: t('column.sent'),
      from: 1300,
      cell: ({ sent_at: at }) => (at === null ? '–' : <Moment at={at} />),
    },
    {
      id: 'answered',
      title: t('column.answered'),
      cell: ({ answered_at: at }) => <Moment at={at} />,
    },
    {
      id: 'begun',
      title: t('column.begun'),
      isMore: true,
      sort: sortedBy(list, { column: 'begun', first: 'descending', usual: '-begun' }),
      cell: ({ begun_at: at }) => <Moment at={at} />,
    },
    {
      id: 'refusal',
      title: t('queue:fact.refused'),
      isMore: true,
      cell: ({ refusal }) => (refusal === null ? '–' : <bdi>{refusal}</bdi>),
    },
  ];
}

function useFigures(): ListColumn<ListedDelivery>[] {
  const { t } = useTranslation(['deliveries', 'orders', 'queue']);
  const { count, listed } = useNumbers();
  return [
    {
      id: 'attempt',
      title: t('column.attempt'),
      ...{ numeric: true, from: 960 },
      cell: ({ attempt }) => count(attempt),
    },
    {
      id: 'done',
      title: t('queue:column.done'),
      numeric: true,
      cell: ({ quantity, remains }) =>
        t('orders:delivered', { delivered: count(quantity - remains), quantity: count(quantity) }),
    },
    {
      id: 'remains',
      title: t('column.remains'),
      ...{ numeric: true, isMore: true },
      cell: ({ remains }) => count(remains),
    },
    {
      id: 'cost',
      title: t('column.cost'),
      numeric: true,
      cell: ({ cost }) => (cost === null ? '–' : listed(cost)),
    },
  ];
}

interface ProviderNameProps {
  id: number;
  name: string;
  isLink: boolean;
}

function ProviderName({ id, name, isLink }: ProviderNameProps) {
  if (!isLink) return <bdi>{name}</bdi>;
  return (
    <Link to={pagePath('staff/catalogue/providers/:providerId', { providerId: String(id) })}>
      <bdi>{name}</bdi>
    </Link>
  );
}
