import { useLocation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { button } from '#app/ui/button.css.ts';
import { Sparkline } from '#app/ui/charts/sparkline.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { PageSize, Pager } from '#app/ui/pager.tsx';
import { rowSelection } from '#app/ui/table/row-selection.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import { Sample } from '../sample.tsx';
import { ORDERS, type SampleOrder } from './sample-data.ts';
import * as styles from './tables.css.ts';

export function TablesSection() {
  const { t } = useTranslation('gallery');
  const columns = useColumns();
  const table = { columns, rowKey: ({ id }: SampleOrder) => id };
  // Each is a landmark, so each has a name of its own.
  const caption = (place: number) => `${t('data.caption')} ${place}`;
  return (
    <>
      <Sample name="cards on a phone, selection, actions">
        <form className={styles.stack}>
          <Table
            {...table}
            caption={caption(1)}
            rows={ORDERS.slice(0, 5)}
            selection={rowSelection({
              name: 'order',
              allLabel: t('data.selectAll'),
              keyOf: table.rowKey,
              labelOf: ({ id }) => t('data.select', { number: id }),
            })}
            actions={{
              title: t('data.actions'),
              of: () => (
                <button type="button" className={button({ tone: 'quiet', size: 'small' })}>
                  {t('data.details')}
                </button>
              ),
            }}
          />
        </form>
      </Sample>
      <Sample name="isTall, onPhone=scroll">
        <Table {...table} caption={caption(2)} rows={ORDERS} isTall onPhone="scroll" />
      </Sample>
      <Sample name="names and values of several parts">
        <PartsTable caption={caption(6)} />
      </Sample>
      <Sample name="loading">
        <Table
          {...table}
          caption={caption(3)}
          rows={[]}
          state={{ kind: 'loading', label: t('data.loading'), rows: 3 }}
        />
      </Sample>
      <Sample name="empty">
        <Table
          {...table}
          caption={caption(4)}
          rows={[]}
          state={{ kind: 'empty', content: <Nothing /> }}
        />
      </Sample>
      <Sample name="error">
        <Table
          {...table}
          caption={caption(5)}
          rows={[]}
          state={{ kind: 'error', content: <p>{t('sample.error')}</p> }}
        />
      </Sample>
      <Pagers />
    </>
  );
}

/** The last value is a stack of nothing. */
function PartsTable({ caption }: { caption: string }) {
  const { t } = useTranslation('gallery');
  const [, , status, , quantity, charge] = useColumns();
  return (
    <Table
      caption={caption}
      rows={ORDERS.slice(0, 3)}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'order',
          title: t('data.order'),
          namesRow: true,
          cell: ({ id, network }) => (
            <>
              {network} <span className={styles.nothing}>{id}</span>
            </>
          ),
        },
        {
          id: 'charge',
          title: t('data.charge'),
          cell: (order) => (
            <Stack as="span" gap="half" justify="start" fitsContent>
              <span>{charge?.cell(order)}</span>
              <span>{quantity?.cell(order)}</span>
            </Stack>
          ),
        },
        { id: 'status', title: t('data.status'), cell: (order) => status?.cell(order) },
        {
          id: 'course',
          title: t('data.trend'),
          cell: () => <Stack as="span" gap="half" />,
        },
      ]}
    />
  );
}

function Pagers() {
  const { t, i18n } = useTranslation('gallery');
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const number = new Intl.NumberFormat(i18n.language.replace('_', '-'));
  return (
    <Sample name="pager">
      <Pager
        label={t('data.caption')}
        previous={{ label: t('data.previous') }}
        next={{ label: t('data.next'), href: here }}
      />
      <Pager
        label={t('data.pager')}
        previous={{ label: t('data.previous'), href: here }}
        next={{ label: t('data.next'), href: here }}
        pages={{
          current: 7,
          total: 42,
          hrefOf: () => here,
          labelOf: (page) => t('data.page', { number: number.format(page) }),
          textOf: (page) => number.format(page),
        }}
      />
      <PageSize
        name="limit"
        label={t('data.perPage')}
        apply={t('data.apply')}
        value={40}
        options={[20, 40, 100].map((value) => ({ value, text: number.format(value) }))}
        keep={Object.fromEntries(new URLSearchParams(search))}
      />
    </Sample>
  );
}

function Nothing() {
  const { t } = useTranslation('gallery');
  return (
    <Stack as="p" gap={3} justify="center" className={styles.nothing}>
      <Icon name="inbox" size={24} />
      {t('data.empty')}
    </Stack>
  );
}

function useColumns(): Column<SampleOrder>[] {
  const { t, i18n } = useTranslation('gallery');
  const { pathname, search } = useLocation();
  const locale = i18n.language.replace('_', '-');
  const quantity = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const status = {
    done: t('data.done'),
    running: t('data.running'),
    waiting: t('data.waiting'),
  };
  return [
    {
      id: 'order',
      title: t('data.order'),
      namesRow: true,
      sort: { href: pathname + search, direction: 'descending' },
      cell: ({ id, network }) => (
        <span className={styles.order}>
          <NetworkIcon name={network} size={24} tone="tile" />
          {id}
        </span>
      ),
    },
    {
      id: 'service',
      title: t('data.service'),
      from: 480,
      cell: ({ isGuaranteed }) => (isGuaranteed ? t('sample.longLabel') : t('sample.heading')),
    },
    {
      id: 'status',
      title: t('data.status'),
      cell: (order) => <span className={styles.status[order.status]}>{status[order.status]}</span>,
    },
    {
      id: 'course',
      title: t('data.trend'),
      from: 960,
      cell: ({ course }) => <Sparkline values={course} label={t('data.viewsSummary')} />,
    },
    {
      id: 'quantity',
      title: t('data.quantity'),
      numeric: true,
      from: 772,
      sort: { href: pathname + search },
      cell: (order) => quantity.format(order.quantity),
    },
    {
      id: 'charge',
      title: t('data.charge'),
      numeric: true,
      sort: { href: pathname + search },
      cell: ({ charge }) => money.format(charge),
    },
  ];
}
