import { FailedState } from '#app/components/failed-state.tsx';
import { useHref } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { renderAnchor } from '#app/components/app-anchor.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { isNarrowed, ordersAddress, type OrderFilters } from '#app/areas/ordering/order-filters.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { button } from '#app/ui/button.css.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Table, type TableState } from '#app/ui/table/table.tsx';
import { useColumns } from './order-columns.tsx';
import type { OrdersPage } from './orders.server.ts';
import { RowActions } from './row-actions.tsx';
import * as styles from './orders.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Row } from '#app/ui/layout/row.tsx';

interface OrderTableProps {
  filters: OrderFilters;
  /** Undefined where nobody answers. */
  page: OrdersPage | undefined;
}

export function OrderTable({ filters, page }: OrderTableProps) {
  const { t } = useTranslation('orders');
  return (
    <>
      {page && page.orders.length > 0 ? <Found filters={filters} page={page} /> : null}
      <Table
        caption={t('caption')}
        captionIsHidden
        columns={useColumns(filters)}
        rows={page?.orders ?? []}
        rowKey={({ id }) => String(id)}
        state={stateOf(filters, page)}
        actions={{ title: t('act.title'), of: (order) => <RowActions order={order} /> }}
        renderLink={({ href = '', ...props }) => renderAnchor({ href, ...props })}
      />
      <Pages filters={filters} page={page} />
    </>
  );
}

/** How many there are, and all of them as a file. */
function Found({ filters, page }: { filters: OrderFilters; page: OrdersPage }) {
  const numbers = useNumbers();
  const { t } = useTranslation(['overview', 'finances']);
  const address = useHref(ordersAddress(filters, {}, pagePath('orders/export')));
  const number = numbers.count(page.found);
  return (
    <Row as="p" wraps gap={3} align="center" justify="between" className={styles.found}>
      <span>{page.isCounted ? t('found', { number }) : t('foundSoFar', { number })}</span>
      <Row as="span" wraps gap={3}>
        {isNarrowed(filters) ? (
          <ButtonLink to={pagePath('orders')} tone="quiet" size="small">
            {t('finances:filter.reset')}
          </ButtonLink>
        ) : null}
        <a className={button({ tone: 'quiet', size: 'small' })} href={address} download>
          <Icon name="download" size={16} />
          {t('export')}
        </a>
      </Row>
    </Row>
  );
}

function Pages({ filters, page }: OrderTableProps) {
  const { t } = useTranslation(['orders', 'overview']);
  const { before } = filters;
  if (before === undefined && page?.next === undefined) return null;
  return (
    <Row wraps gap={3} className={styles.pages}>
      {before === undefined ? null : (
        <ButtonLink to={ordersAddress(filters)} tone="outline">
          {t('newest')}
        </ButtonLink>
      )}
      {page?.next === undefined ? null : (
        <ButtonLink to={ordersAddress(filters, { before: page.next })} tone="outline">
          {page.isWhole ? t('earlier') : t('overview:further')}
        </ButtonLink>
      )}
    </Row>
  );
}

function stateOf(filters: OrderFilters, page: OrdersPage | undefined): TableState | undefined {
  if (!page) return { kind: 'error', content: <Failed filters={filters} /> };
  if (page.orders.length > 0) return undefined;
  const isAny = !isNarrowed(filters) && filters.before === undefined;
  const content = isAny ? <Nothing /> : <NothingFound isWhole={page.isWhole} />;
  return { kind: 'empty', content };
}

function Failed({ filters }: { filters: OrderFilters }) {
  const { t } = useTranslation('orders');
  return (
    <FailedState
      title={t('failed.title')}
      headingLevel={2}
      again={{ to: ordersAddress(filters, { before: filters.before }), text: t('failed.again') }}
    >
      {t('failed.text')}
    </FailedState>
  );
}

function NothingFound({ isWhole }: { isWhole: boolean }) {
  const { t } = useTranslation(['orders', 'overview']);
  return (
    <EmptyState
      illustration="search"
      title={isWhole ? t('overview:none') : t('overview:noneSoFar')}
      headingLevel={2}
      actions={
        <ButtonLink to={pagePath('orders')} tone="outline">
          {t('showAll')}
        </ButtonLink>
      }
    />
  );
}

function Nothing() {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      drawing={DRAWINGS.orders}
      title={t('empty.title')}
      headingLevel={2}
      actions={<ButtonLink to={pagePath('orders/create')}>{t('new')}</ButtonLink>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}
