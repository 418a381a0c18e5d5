import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { TICKET_FIELDS } from '#core/back-office/tickets/ticket-fields.pure.ts';
import { searchStaffTickets } from '#core/back-office/tickets/ticket-list.operations.ts';
import {
  deleteTicketView,
  listTicketViews,
  saveTicketView,
} from '#core/back-office/views/saved-view.operations.ts';
import { SUPPORT_STATES } from '#core/feedback/support/support-state.pure.ts';
import { queryOf } from '#app/areas/staff/list-address.ts';
import { listAsked, unlessSilent } from '#app/areas/staff/list-query.server.ts';
import { doneTicket } from '#app/areas/staff/done-ticket.server.ts';
import { whereOthersAre } from '#app/areas/staff/presence.server.ts';
import { changeViews } from '#app/areas/staff/saved-views.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { ListFound } from '#app/areas/staff/staff/list-found.tsx';
import { ListTools } from '#app/areas/staff/staff/list-tools.tsx';
import { SavedViews } from '#app/areas/staff/staff/saved-views.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { TicketDone } from '#app/areas/staff/staff/ticket-done.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { TicketTable } from './ticket-table.tsx';

export const handle = {
  i18n: ['staff', 'lists', 'support', 'tickets', 'orders', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

/** Without a query, those who wait for an answer. */
const USUAL = 'is:open';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const list = listAsked(withUsual(request), TICKET_FIELDS);
  const [staff, found, views, others, done] = await Promise.all([
    staffFrame(context),
    list.problems.length > 0
      ? { data: [], meta: undefined }
      : unlessSilent(core.call(searchStaffTickets, { query: list.asked })),
    unlessSilent(core.call(listTicketViews)),
    whereOthersAre(context, 'ticket'),
    doneTicket(context, request),
  ]);
  return {
    ...{ ...staff, ...list, tickets: found?.data, figures: found?.meta, views: views?.data ?? [] },
    ...{ others, done },
    title: textsOf(locale).getFixedT(locale, 'support')('list.title'),
  };
}

function withUsual(request: Request): Request {
  const url = new URL(request.url);
  if (url.searchParams.has('q')) return request;
  url.searchParams.set('q', USUAL);
  return new Request(url);
}

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, {
    save: (core, body) => core.call(saveTicketView, { body }),
    remove: (core, params) => core.call(deleteTicketView, { params }),
    pathOf: (query) => pagePath('staff/support', {}, query),
  });
}

export default function StaffSupport() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, tickets, figures, problems, fields, q, sort, cursor } = page;
  const { t } = useTranslation(['support', 'tickets']);
  const result = useActionData<typeof action>();
  const address = { q, sort };
  const pathOf = (query: Record<string, string>) => pagePath('staff/support', {}, query);
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
      <ListTools
        {...{ address, usual, problems, fields, pathOf }}
        label={t('tickets:staff.label')}
        hint={t('tickets:staff.hint')}
      />
      <SavedViews views={page.views} {...{ address, pathOf, result }} />
      <ListFound
        {...{ address, cursor, figures, pathOf }}
        isAway={tickets === undefined}
        file={
          problems.length === 0 ? pagePath('staff/support/file', {}, queryOf(address)) : undefined
        }
      >
        <TicketTable title={title} tickets={tickets ?? []} others={page.others} />
      </ListFound>
      <Row wraps gap={3}>
        <ButtonLink to={pagePath('staff/support/answers')} tone="outline">
          {t('tickets:canned.title')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}
