import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListedProvider } from '#core/back-office/providers/provider-list.contract.ts';
import { writeTerm } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { sortedBy, type OfList } from '#app/areas/staff/staff/sorted-by.ts';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './provider-columns.css.ts';

const TONES = { ready: 'success', short: 'danger', silent: 'warning' } as const;

/** What the list of providers says of one. */
export function useProviderColumns(
  list: OfList,
  maySee: { services: boolean; deliveries: boolean },
): ListColumn<ListedProvider>[] {
  const { t } = useTranslation('providers');
  const { percent } = useNumbers();
  const usual = 'name';
  return [
    {
      id: 'provider',
      title: t('column.provider'),
      namesRow: true,
      isLong: true,
      sort: sortedBy(list, { column: 'name', first: 'ascending', usual }),
      cell: ({ id, name, host }) => (
        <Stack as="span" gap="half" fitsContent justify="start">
          <Link to={pagePath('staff/catalogue/providers/:providerId', { providerId: String(id) })}>
            <bdi>{name}</bdi>
          </Link>
          <span className={styles.host}>{host}</span>
        </Stack>
      ),
    },
    {
      id: 'state',
      title: t('column.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>,
    },
    {
      id: 'balance',
      title: t('column.balance'),
      numeric: true,
      cell: ({ balance, balance_currency: currency }) => (
        <Funds amount={balance} currency={currency} />
      ),
    },
    {
      id: 'services',
      title: t('column.services'),
      numeric: true,
      cell: ({ name, services }) => (
        <UpTo {...services} to={maySee.services ? servicesOf(name) : undefined} />
      ),
    },
    {
      id: 'underway',
      title: t('column.underWay'),
      numeric: true,
      cell: ({ name, under_way: underWay }) => (
        <UpTo {...underWay} to={maySee.deliveries ? underWayAt(name) : undefined} />
      ),
    },
    { id: 'latest', title: t('column.latest'), cell: ({ latest }) => <Latest {...latest} /> },
    {
      id: 'answered',
      title: t('column.answered'),
      from: 1300,
      cell: ({ answered_at: at }) => (at === null ? '–' : <Moment at={at} />),
    },
    {
      id: 'markup',
      title: t('column.markup'),
      ...{ numeric: true, from: 1300 },
      cell: ({ markup }) => (markup === null ? '–' : percent(Number(markup) / 100)),
    },
    ...useMoreColumns(list),
  ];
}

const servicesOf = (name: string) =>
  pagePath('staff/services', {}, { q: writeTerm('provider', name) });
const underWayAt = (name: string) =>
  pagePath(
    'staff/deliveries',
    {},
    { q: `${writeTerm('provider', name)} state:sending,sent,unknown` },
  );

/** What few want to see. */
function useMoreColumns(list: OfList): ListColumn<ListedProvider>[] {
  const { t } = useTranslation('providers');
  return [
    {
      id: 'least',
      title: t('column.least'),
      ...{ numeric: true, isMore: true },
      cell: ({ low_balance: least, balance_currency: currency }) => (
        <Funds amount={least} currency={currency} />
      ),
    },
    {
      id: 'told',
      title: t('column.told'),
      isMore: true,
      cell: ({ balance_at: at }) => (at === null ? '–' : <Moment at={at} />),
    },
    {
      id: 'added',
      title: t('column.added'),
      isMore: true,
      sort: sortedBy(list, { column: 'added', first: 'descending', usual: 'name' }),
      cell: ({ created_at: at }) => <Moment at={at} part="day" />,
    },
  ];
}

/** In the currency that the provider counts in, as it calls it. */
function Funds({ amount, currency }: { amount: string | null; currency: string | null }) {
  const { listedIn } = useNumbers();
  return amount === null ? '–' : listedIn(amount, currency);
}

/** How many, with the way to them for whom may see them. */
function UpTo({
  count,
  is_all: isAll,
  to,
}: ListedProvider['services'] & { to: string | undefined }) {
  const numbers = useNumbers();
  const text = isAll ? numbers.count(count) : `${numbers.count(count)}+`;
  return to === undefined || count === 0 ? text : <Link to={to}>{text}</Link>;
}

/** Below this share of its latest deliveries, somebody should have a look. */
const USUAL_SHARE = 0.8;

function Latest({ tries, taken }: ListedProvider['latest']) {
  const { t } = useTranslation('providers');
  const { count, percent } = useNumbers();
  if (tries === 0) return <span className={styles.detail}>{t('noDeliveries')}</span>;
  const share = taken / tries;
  const text = percent(Math.round(share * 100) / 100);
  return (
    <>
      {share < USUAL_SHARE ? <Badge tone="warning">{text}</Badge> : text}{' '}
      <span className={styles.detail}>
        {t('latest', { taken: count(taken), tries: count(tries) })}
      </span>
    </>
  );
}
