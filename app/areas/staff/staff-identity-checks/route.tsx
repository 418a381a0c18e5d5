import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { CHECK_STATUSES } from '#core/billing/identity-checks/identity-check-status.pure.ts';
import type { StaffCheck } from '#core/billing/identity-checks/staff/staff-check.contract.ts';
import { listStaffChecks } from '#core/billing/identity-checks/staff/staff-check.operations.ts';
import { doneCheck } from '#app/areas/staff/done-check.server.ts';
import { whereOthersAre, type Others } from '#app/areas/staff/presence.server.ts';
import { CheckDone } from '#app/areas/staff/staff/check-done.tsx';
import { HereBadge } from '#app/areas/staff/staff/here-badge.tsx';
import { MoreLinks } from '#app/areas/staff/staff/more-links.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { StatusChips } from '#app/areas/staff/staff/status-chips.tsx';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';

export const handle = { i18n: ['staff', 'identity', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const staff = await staffFrame(context);
  const query = new URL(request.url).searchParams;
  const status = CHECK_STATUSES.find((known) => known === query.get('status')) ?? 'uploaded';
  const place = query.get('cursor') ?? '';
  const cursor = /^\d{1,15}-\d{1,18}$/.test(place) ? place : undefined;
  const { data, meta: end } = await context.core.call(listStaffChecks, {
    query: { status, ...(cursor !== undefined && { cursor }) },
  });
  const title = textsOf(context.locale).getFixedT(context.locale, 'staff')('identity.title');
  const shown = { status, isFirst: cursor === undefined, checks: data, next: end.next };
  const [done, others] = await Promise.all([
    doneCheck(context, request),
    whereOthersAre(context, 'check'),
  ]);
  return { ...staff, ...shown, title, done, others };
}

export default function StaffIdentityChecks() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, status, isFirst, checks, next, done } = page;
  const { t } = useTranslation(['staff', 'identity']);
  const columns = useColumns(page.others);
  const here = pagePath('staff/identity', {}, { status });
  return (
    <StaffFrame title={title} lead={t('identity.lead')} staffPages={staffPages} current="identity">
      {done ? <CheckDone done={done} /> : null}
      <StatusChips
        label={t('identity.status')}
        statuses={CHECK_STATUSES}
        selected={status}
        nameOf={(known) => t(`identity:status.${known}`)}
        hrefOf={(known) => pagePath('staff/identity', {}, { status: known })}
      />
      <Table
        caption={title}
        captionIsHidden
        columns={columns}
        rows={checks}
        rowKey={({ id }) => String(id)}
        state={checks.length === 0 ? { kind: 'empty', content: <NothingToDo /> } : undefined}
      />
      <MoreLinks
        first={isFirst ? undefined : here}
        next={next === null ? undefined : `${here}&cursor=${next}`}
      />
      <div>
        <ButtonLink to={pagePath('staff/identity/all')} tone="outline">
          {t('palette.deeds.allChecks')}
        </ButtonLink>
      </div>
    </StaffFrame>
  );
}

function NothingToDo() {
  const { t } = useTranslation('staff');
  return (
    <EmptyState drawing={DRAWINGS.done} title={t('identity.empty.title')} headingLevel={2}>
      {t('identity.empty.text')}
    </EmptyState>
  );
}

function useColumns(others: Others): Column<StaffCheck>[] {
  const { t } = useTranslation(['staff', 'identity']);
  return [
    {
      id: 'customer',
      title: t('identity.customer'),
      namesRow: true,
      cell: ({ id, customer }) => (
        <Row as="span" wraps gap={2} align="center">
          <Link to={pagePath('staff/identity/:id', { id })}>
            {customer.name || customer.email || String(customer.id)}
          </Link>
          <HereBadge others={others} id={id} />
        </Row>
      ),
    },
    {
      id: 'since',
      title: t('identity.since'),
      cell: ({ since }) => <Moment at={since} />,
    },
    {
      id: 'asked',
      title: t('identity.asked'),
      cell: ({ steps }) => steps.map((step) => t(`identity:step.${step}`)).join(', '),
    },
    { id: 'by', title: t('identity.askedBy'), cell: ({ asked_by: by }) => by.name },
  ];
}
