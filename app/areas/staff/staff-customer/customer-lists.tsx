import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffCustomerPage } from '#core/back-office/customers/staff-customer.contract.ts';
import { textOfAction } from '#core/platform/audit/audit-words.pure.ts';
import { Said } from '#app/areas/staff/said/said.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { OrderBadge } from '#app/components/order/order-badge.tsx';
import { ShortLink } from '#app/components/order/short-link.tsx';
import { SubscriptionBadge } from '#app/components/subscriptions/subscription-badge.tsx';
import { SupportBadge } from '#app/components/support/support-badge.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import type { PartProps } from './customer-page.ts';

type OrderLine = StaffCustomerPage['latest_orders'][number];

/** The latest orders; whoever may deliver them gets to each. */
export function Orders({ page: { customer, may } }: PartProps) {
  const { t } = useTranslation(['customers', 'orders']);
  const { listed } = useNumbers();
  const columns: Column<OrderLine>[] = [
    {
      id: 'order',
      title: t('orders:column.order'),
      namesRow: true,
      cell: ({ id, name }) =>
        may.orders ? (
          <Link to={pagePath('staff/orders/:id', { id })}>
            {t('orders:number', { id })} {name}
          </Link>
        ) : (
          `${t('orders:number', { id })} ${name}`
        ),
    },
    {
      id: 'state',
      title: t('orders:column.state'),
      cell: ({ status }) => <OrderBadge state={status} />,
    },
    { id: 'at', title: t('orders:column.date'), cell: ({ created_at: at }) => <Moment at={at} /> },
    {
      id: 'cost',
      title: t('orders:column.cost'),
      numeric: true,
      cell: ({ cost }) => listed(cost),
    },
  ];
  if (customer.latest_orders.length === 0) return <Nothing title={t('orders')} />;
  return (
    <Card title={t('orders')} headingLevel={2}>
      <Table
        caption={t('orders')}
        captionIsHidden
        columns={columns}
        rows={customer.latest_orders}
        rowKey={({ id }) => String(id)}
      />
      {may.orders ? (
        <Link to={pagePath('staff/orders/all', {}, { q: `customer:${customer.id}` })}>
          {t('allOrders')}
        </Link>
      ) : null}
    </Card>
  );
}

type SubscriptionLine = StaffCustomerPage['subscriptions'][number];

/** The channels that they have subscribed. */
export function Subscriptions({ page: { customer, may } }: PartProps) {
  const { t } = useTranslation(['customers', 'subscriptions']);
  const { count, dollars } = useNumbers();
  const columns: Column<SubscriptionLine>[] = [
    {
      id: 'subscription',
      title: t('subscriptions:column.subscription'),
      namesRow: true,
      cell: ({ id, name, url }) => (
        <Stack as="span" gap="half" fitsContent>
          <span>
            {t('subscriptions:number', { id })} {name}
          </span>
          <ShortLink url={url} />
        </Stack>
      ),
    },
    {
      id: 'status',
      title: t('subscriptions:column.status'),
      cell: ({ status, waiting_for: waitingFor }) => (
        <SubscriptionBadge {...{ status, waitingFor }} />
      ),
    },
    {
      id: 'posts',
      title: t('subscriptions:column.posts'),
      numeric: true,
      cell: ({ subscription_contents_count: made, contents_limit: limit }) =>
        t('subscriptions:of', { made: count(made), limit: count(limit) }),
    },
    {
      id: 'cost',
      title: t('subscriptions:column.perPost'),
      numeric: true,
      cell: ({ cost_per_publication: cost }) => dollars(cost),
    },
    {
      id: 'at',
      title: t('subscriptions:column.started'),
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
  ];
  const isAnyOpen = customer.subscriptions.some(({ status }) => status === 'in_processing');
  if (may.orders && isAnyOpen) {
    columns.push({
      id: 'deeds',
      title: t('cancelSubscription.column'),
      cell: (line) => <CancelLink customerId={customer.id} line={line} />,
    });
  }
  if (customer.subscriptions.length === 0) return null;
  return (
    <Card title={t('subscriptions')} headingLevel={2}>
      <Table
        caption={t('subscriptions')}
        captionIsHidden
        columns={columns}
        rows={customer.subscriptions}
        rowKey={({ id }) => String(id)}
      />
    </Card>
  );
}

/** Leads to the question, for one that runs. */
function CancelLink({ customerId, line }: { customerId: number; line: SubscriptionLine }) {
  const { t } = useTranslation('customers');
  if (line.status !== 'in_processing') return null;
  return (
    <ButtonLink
      to={pagePath('staff/customers/:id', { id: customerId }, { cancel: line.id })}
      tone="quiet"
      size="small"
      aria-label={`${t('cancelSubscription.action')}: ${line.name}`}
    >
      {t('cancelSubscription.action')}
    </ButtonLink>
  );
}

function Nothing({ title }: { title: string }) {
  const { t } = useTranslation('customers');
  return (
    <Card title={title} headingLevel={2}>
      <p>{t('none')}</p>
    </Card>
  );
}

/** The ways to all that they have paid, and all that they have asked to be paid out. */
export function MoneyLists({ page: { customer, may } }: PartProps) {
  const { t } = useTranslation('customers');
  if (!may.payments) return null;
  const ofCustomer = { q: `customer:${customer.id}` };
  return (
    <Row wraps gap={4}>
      <Link to={pagePath('staff/payments/all', {}, ofCustomer)}>{t('allPayments')}</Link>
      <Link to={pagePath('staff/withdrawals/all', {}, ofCustomer)}>{t('allWithdrawals')}</Link>
    </Row>
  );
}

/** What they have written about their orders. */
export function Tickets({ page: { customer, may } }: PartProps) {
  const { t } = useTranslation('customers');
  if (customer.tickets.length === 0) return null;
  return (
    <Card title={t('tickets')} headingLevel={2}>
      <PlainList gap={3}>
        {customer.tickets.map(({ id: ticket, subject, state, updated_at: at }) => (
          <li key={ticket}>
            <Row wraps gap={3} align="center">
              {may.orders ? (
                <Link to={pagePath('staff/support/:id', { id: ticket })}>{subject}</Link>
              ) : (
                <span dir="auto">{subject}</span>
              )}
              <SupportBadge state={state} />
              <Moment at={at} />
            </Row>
          </li>
        ))}
      </PlainList>
    </Card>
  );
}

/** What the customer was told in the panel, and whether they have seen it. */
export function Notices({ page: { customer } }: PartProps) {
  const { t } = useTranslation(['customers', 'notices']);
  const { dollars } = useNumbers();
  if (customer.notices.length === 0) return null;
  return (
    <Card title={t('notices')} headingLevel={2}>
      <PlainList gap={3}>
        {customer.notices.map((notice) => {
          const { order_id: order, drip_feed_id: feed, invoice_id: invoice, amount } = notice;
          const words = {
            number: String(order ?? feed ?? invoice ?? ''),
            amount: amount === null ? '' : dollars(amount),
            grade: notice.grade ?? t('grade.none'),
            before: notice.grade_before ?? t('grade.none'),
          };
          return (
            <li key={notice.id}>
              <Row wraps gap={3}>
                <span>{t(`notices:told.${notice.kind}`, words)}</span>
                <Moment at={notice.created_at} />
                <span>{notice.read_at === null ? t('unread') : t('read')}</span>
              </Row>
            </li>
          );
        })}
      </PlainList>
    </Card>
  );
}

/** What staff have done to the account, with what there was before and after. */
export function Deeds({ page: { deeds } }: PartProps) {
  const { t } = useTranslation(['customers', 'audit']);
  const nameOf = (text: ReturnType<typeof textOfAction>) => text && t(`audit:action.${text}`);
  if (deeds.length === 0) return null;
  return (
    <Card title={t('deeds')} headingLevel={2}>
      <PlainList gap={3}>
        {deeds.map(({ id, at, action, outcome, by, facts, changes }) => (
          <li key={id}>
            <strong>{nameOf(textOfAction(action)) ?? action}</strong>
            {outcome === 'refused' ? ` (${t('refused')})` : ''}
            {' · '}
            {by} {' · '}
            <Moment at={at} />
            {facts.length + changes.length > 0 ? <Said facts={facts} changes={changes} /> : null}
          </li>
        ))}
      </PlainList>
    </Card>
  );
}
