import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { TICKET_FIELDS } from '#core/back-office/tickets/ticket-fields.pure.ts';
import { searchStaffTickets } from '#core/back-office/tickets/ticket-list.operations.ts';
import { SUPPORT_STATES } from '#core/feedback/support/support-state.pure.ts';
import { doneTicket } from '#app/areas/staff/done-ticket.server.ts';
import { listPage } from '#app/areas/staff/list-query.server.ts';
import { whereOthersAre } from '#app/areas/staff/presence.server.ts';
import { changeViews } from '#app/areas/staff/saved-views.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { StaffList } from '#app/areas/staff/staff/staff-list.tsx';
import { TicketDone } from '#app/areas/staff/staff/ticket-done.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { useTicketColumns } from './ticket-columns.tsx';

export const handle = {
  i18n: ['staff', 'lists', 'support', 'tickets', 'orders', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

/** Without a query, those who wait for an answer. */
const USUAL = 'is:open';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, list, others, done] = await Promise.all([
    staffFrame(context),
    listPage(context, withUsual(request), {
      ...{ list: 'tickets', fields: TICKET_FIELDS },
      find: (query) => core.call(searchStaffTickets, { query }),
    }),
    whereOthersAre(context, 'ticket'),
    doneTicket(context, request),
  ]);
  return {
    ...{ ...staff, ...list, others, done },
    title: textsOf(locale).getFixedT(locale, 'support')('list.title'),
  };
}

function withUsual(request: Request): Request {
  const url = new URL(request.url);
  if (url.searchParams.has('q')) return request;
  url.searchParams.set('q', USUAL);
  return new Request(url);
}

// Without any, the usual query stands for what was not asked.
const pathOf = (query: Record<string, string>) =>
  pagePath('staff/support', {}, { q: '', ...query });

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, { list: 'tickets', pathOf });
}

export default function StaffSupport() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages } = page;
  const { t } = useTranslation(['support', 'tickets']);
  const result = useActionData<typeof action>();
  const usual = [
    ...SUPPORT_STATES.map((value) => ({
      ...{ field: 'is', value, label: t(`state.${value}`) },
    })),
    { field: 'assigned', value: 'me', label: t('tickets:staff.mine') },
    { field: 'assigned', value: 'nobody', label: t('tickets:staff.nobodys') },
  ];
  return (
    <StaffFrame title={title} lead={t('list.lead')} staffPages={staffPages} current="support">
      {page.done ? <TicketDone done={page.done} /> : null}
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('tickets:staff.label')}
        hint={t('tickets:staff.hint')}
        columns={useTicketColumns(page.others)}
        nothing={{ title: t('list.empty'), text: t('list.emptyText') }}
        fileOf={(query) => pagePath('staff/support/file', {}, query)}
      />
      <Row wraps gap={3}>
        <ButtonLink to={pagePath('staff/support/answers')} tone="outline">
          {t('tickets:canned.title')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}
