import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffWithdrawal } from '#core/billing/withdrawals/staff/staff-withdrawal.contract.ts';
import { listStaffWithdrawals } from '#core/billing/withdrawals/staff/staff-withdrawal.operations.ts';
import {
  WITHDRAWAL_STATUSES,
  type WithdrawalStatus,
} from '#core/billing/withdrawals/withdrawal-status.pure.ts';
import { doneWithdrawal } from '#app/areas/staff/done-withdrawal.server.ts';
import { whereOthersAre, type Others } from '#app/areas/staff/presence.server.ts';
import { HereBadge } from '#app/areas/staff/staff/here-badge.tsx';
import { MoreLinks } from '#app/areas/staff/staff/more-links.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { StatusChips } from '#app/areas/staff/staff/status-chips.tsx';
import { WithdrawalDone } from '#app/areas/staff/staff/withdrawal-done.tsx';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';

export const handle = { i18n: ['staff', 'withdrawals', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const staff = await staffFrame(context);
  const query = new URL(request.url).searchParams;
  const status = WITHDRAWAL_STATUSES.find((known) => known === query.get('status')) ?? 'requested';
  const place = query.get('cursor') ?? '';
  const cursor = /^\d{1,18}$/.test(place) ? place : undefined;
  const { data, meta: end } = await context.core.call(listStaffWithdrawals, {
    query: { status, ...(cursor !== undefined && { cursor }) },
  });
  const title = textsOf(context.locale).getFixedT(context.locale, 'staff')('withdrawals.title');
  const shown = { status, isFirst: cursor === undefined, withdrawals: data, next: end.next };
  const [done, others] = await Promise.all([
    doneWithdrawal(context, request),
    whereOthersAre(context, 'withdrawal'),
  ]);
  return { ...staff, ...shown, title, done, others };
}

export default function StaffWithdrawals() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, status, isFirst, withdrawals, next, done } = page;
  const { t } = useTranslation(['staff', 'withdrawals']);
  const columns = useColumns(page.others);
  const here = pagePath('staff/withdrawals', {}, { status });
  return (
    <StaffFrame
      title={title}
      lead={t('withdrawals.lead')}
      staffPages={staffPages}
      current="withdrawals"
    >
      {done ? <WithdrawalDone done={done} /> : null}
      <StatusChips
        label={t('withdrawals.status')}
        statuses={WITHDRAWAL_STATUSES}
        selected={status}
        nameOf={(known) => t(`withdrawals:status.${known}`)}
        hrefOf={(known) => pagePath('staff/withdrawals', {}, { status: known })}
      />
      <Table
        caption={title}
        captionIsHidden
        columns={columns}
        rows={withdrawals}
        rowKey={({ id }) => String(id)}
        state={
          withdrawals.length === 0
            ? { kind: 'empty', content: <NothingToDo status={status} /> }
            : undefined
        }
      />
      <div>
        <ButtonLink to={pagePath('staff/withdrawals/all')} tone="outline">
          {t('withdrawals.all')}
        </ButtonLink>
      </div>
      <MoreLinks
        first={isFirst ? undefined : here}
        next={next === null ? undefined : `${here}&cursor=${next}`}
      />
    </StaffFrame>
  );
}

function NothingToDo({ status }: { status: WithdrawalStatus }) {
  const { t } = useTranslation('staff');
  return (
    <EmptyState
      drawing={status === 'requested' ? DRAWINGS.done : DRAWINGS.money}
      title={t('withdrawals.empty.title')}
      headingLevel={2}
    >
      {t('withdrawals.empty.text')}
    </EmptyState>
  );
}

function useColumns(others: Others): Column<StaffWithdrawal>[] {
  const { dollars } = useNumbers();
  const { t } = useTranslation(['staff', 'withdrawals']);
  return [
    {
      id: 'id',
      title: t('payments.number'),
      namesRow: true,
      cell: ({ id }) => (
        <Row as="span" wraps gap={2} align="center">
          <Link to={pagePath('staff/withdrawals/:id', { id })}>
            {t('withdrawals:number', { id })}
          </Link>
          <HereBadge others={others} id={id} />
        </Row>
      ),
    },
    {
      id: 'at',
      title: t('withdrawals.requested'),
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
    { id: 'customer', title: t('payments.customer'), cell: ({ customer }) => customer.name },
    { id: 'method', title: t('withdrawals:method'), cell: ({ method }) => method.name },
    {
      id: 'total',
      title: t('withdrawals.toPay'),
      numeric: true,
      cell: ({ total_amount: total }) => dollars(total),
    },
  ];
}
