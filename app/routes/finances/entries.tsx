import { Link, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { useMoney } from '../../components/price.tsx';
import { UtcTime } from '../../components/utc-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Table, type Column, type TableState } from '../../ui/table/table.tsx';
import { isNarrowed, pathBefore } from './filters-address.ts';
import type { Entry, Filters, finances, Found } from './finances.server.ts';
import * as styles from './finances.css.ts';

interface EntriesProps {
  filters: Filters;
  found: Found | undefined;
  problem: Awaited<ReturnType<typeof finances>>['problem'];
}

/** What has happened to the money, the newest first. */
export function Entries({ filters, found, problem }: EntriesProps) {
  const { t } = useTranslation('finances');
  const columns = useColumns();
  const loading = useLoading();
  const isFirst = filters.before === undefined;
  if (problem?.kind === 'dates') return null;
  return (
    <>
      <Table
        caption={t('entries')}
        captionIsHidden
        columns={columns}
        rows={found?.entries ?? []}
        rowKey={({ key }) => key}
        state={loading ?? stateOf(filters, found)}
      />
      {isFirst && !found?.next ? null : (
        <p className={styles.pages}>
          {isFirst ? null : (
            <ButtonLink to={pathBefore(filters)} tone="outline">
              {t('latest')}
            </ButtonLink>
          )}
          {found?.next ? (
            <ButtonLink to={pathBefore(filters, found.next)} tone="outline">
              {t('earlier')}
            </ButtonLink>
          ) : null}
        </p>
      )}
    </>
  );
}

/** Other entries of this very page are on their way. */
function useLoading(): TableState | undefined {
  const { t } = useTranslation();
  const { state, location } = useNavigation();
  const isComing = state === 'loading' && location.pathname.endsWith('/finances');
  return isComing ? { kind: 'loading', label: t('loading') } : undefined;
}

function stateOf(filters: Filters, found: Found | undefined): TableState | undefined {
  if (!found) return { kind: 'error', content: <Failed filters={filters} /> };
  if (found.entries.length > 0) return undefined;
  return { kind: 'empty', content: <Nothing isFiltered={isNarrowed(filters)} /> };
}

function Failed({ filters }: { filters: Filters }) {
  const { t } = useTranslation('finances');
  return (
    <EmptyState
      title={t('failed.title')}
      headingLevel={3}
      actions={
        <ButtonLink to={pathBefore(filters, filters.before)} tone="outline">
          {t('failed.again')}
        </ButtonLink>
      }
    >
      {t('failed.text')}
    </EmptyState>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation(['finances', 'shell']);
  if (isFiltered) {
    return (
      <EmptyState
        title={t('nothingFound')}
        headingLevel={3}
        actions={
          <ButtonLink to="/finances" tone="outline">
            {t('filter.reset')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t('empty.title')}
      headingLevel={3}
      actions={<ButtonLink to="/add-funds">{t('shell:addFunds')}</ButtonLink>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}

function useColumns(): Column<Entry>[] {
  const { t } = useTranslation('finances');
  return [
    {
      id: 'at',
      title: t('column.date'),
      namesRow: true,
      cell: ({ at }) => <UtcTime at={at} />,
    },
    { id: 'kind', title: t('column.kind'), cell: (entry) => <Kind entry={entry} /> },
    { id: 'about', title: t('column.about'), cell: (entry) => <About entry={entry} /> },
    {
      id: 'amount',
      title: t('column.amount'),
      numeric: true,
      cell: ({ amount }) => <Amount amount={amount} />,
    },
    {
      id: 'balance',
      title: t('column.balance'),
      numeric: true,
      cell: ({ balance }) => <Balance amount={balance} />,
    },
  ];
}

function Kind({ entry: { kind, account } }: { entry: Entry }) {
  const { t } = useTranslation('finances');
  return (
    <span className={styles.kind}>
      {t(`kind.${kind}`)}
      {account === 'balance' ? null : (
        <span className={styles.detail}>{t(`purse.${account}`)}</span>
      )}
    </span>
  );
}

/** What an entry belongs to, and why it is there. */
function About({ entry: { orderId, invoiceId, method, reason } }: { entry: Entry }) {
  const { t } = useTranslation('finances');
  return (
    <span className={styles.kind}>
      {orderId === null ? null : t('about.order', { id: orderId })}
      {invoiceId === null ? null : (
        <Link to={`/add-funds/success?invoice=${invoiceId}`}>
          {t('about.payment', { id: invoiceId })}
        </Link>
      )}
      {method === undefined ? null : <span className={styles.detail}>{method}</span>}
      {reason === null ? null : <span className={styles.detail}>{reason}</span>}
    </span>
  );
}

function Amount({ amount }: { amount: string }) {
  const format = useMoney();
  const isIncome = !amount.startsWith('-');
  return (
    <data value={amount} className={isIncome ? styles.income : undefined}>
      {isIncome ? `+${format(amount)}` : format(amount)}
    </data>
  );
}

function Balance({ amount }: { amount: string }) {
  const format = useMoney();
  return <data value={amount}>{format(amount)}</data>;
}
