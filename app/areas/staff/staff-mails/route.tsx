import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { MAIL_FIELDS, MAIL_STATES } from '#core/back-office/mails/mail-fields.pure.ts';
import type { StaffMail } from '#core/back-office/mails/staff-mail.contract.ts';
import { listStaffMails } from '#core/back-office/mails/staff-mail.operations.ts';
import { listAsked, unlessSilent } from '#app/areas/staff/list-query.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { FoundTable } from '#app/areas/staff/staff/found-table.tsx';
import { ListFound } from '#app/areas/staff/staff/list-found.tsx';
import { ListTools } from '#app/areas/staff/staff/list-tools.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { Moment } from '#app/components/moment.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import type { Column } from '#app/ui/table/table.tsx';

export const handle = { i18n: ['staff', 'mails', 'lists', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const list = listAsked(request, MAIL_FIELDS);
  const [staff, found] = await Promise.all([
    staffFrame(context),
    list.problems.length > 0
      ? { data: [], meta: undefined }
      : unlessSilent(core.call(listStaffMails, { query: list.asked })),
  ]);
  return {
    ...{ ...staff, ...list, mails: found?.data, figures: found?.meta },
    title: textsOf(locale).getFixedT(locale, 'mails')('title'),
  };
}

export default function StaffMails() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, mails, figures, problems, fields, q, sort, cursor } = page;
  const { t } = useTranslation('mails');
  const address = { q, sort };
  const pathOf = (query: Record<string, string>) => pagePath('staff/mails', {}, query);
  const usual = MAIL_STATES.map((value) => ({
    ...{ field: 'state', value, label: t(`state.${value}`) },
  }));
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="mails">
      <ListTools
        {...{ address, usual, problems, fields, pathOf }}
        label={t('search')}
        hint={t('hint')}
      />
      <ListFound
        {...{ address, cursor, figures, pathOf, file: undefined }}
        isAway={mails === undefined}
      >
        <FoundTable
          title={title}
          columns={useColumns()}
          rows={mails ?? []}
          nothing={{ title: t('empty.title'), text: t('empty.text') }}
        />
      </ListFound>
    </StaffFrame>
  );
}

function useColumns(): Column<StaffMail>[] {
  const { t } = useTranslation('mails');
  return [
    {
      id: 'subject',
      title: t('column.subject'),
      namesRow: true,
      cell: ({ id, subject }) => <Link to={pagePath('staff/mails/:id', { id })}>{subject}</Link>,
    },
    { id: 'to', title: t('column.to'), cell: ({ to }) => <bdi>{to}</bdi> },
    { id: 'at', title: t('column.at'), cell: ({ created_at: at }) => <Moment at={at} /> },
    {
      id: 'state',
      title: t('column.state'),
      cell: ({ state }) => (
        <Badge tone={state === 'failed' ? 'danger' : 'neutral'}>{t(`state.${state}`)}</Badge>
      ),
    },
  ];
}
