import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { MAIL_FIELDS, MAIL_STATES } from '#core/back-office/mails/mail-fields.pure.ts';
import type { StaffMail } from '#core/back-office/mails/staff-mail.contract.ts';
import { listStaffMails } from '#core/back-office/mails/staff-mail.operations.ts';
import { listPage } from '#app/areas/staff/list-query.server.ts';
import { changeViews } from '#app/areas/staff/saved-views.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { StaffList } from '#app/areas/staff/staff/staff-list.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Badge } from '#app/ui/label/badge.tsx';

export const handle = { i18n: ['staff', 'mails', 'lists', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, list] = await Promise.all([
    staffFrame(context),
    listPage(context, request, {
      ...{ list: 'mails', fields: MAIL_FIELDS },
      find: (query) => core.call(listStaffMails, { query }),
    }),
  ]);
  return {
    ...staff,
    ...list,
    title: textsOf(locale).getFixedT(locale, 'mails')('title'),
  };
}

const pathOf = (query: Record<string, string>) => pagePath('staff/mails', {}, query);

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, { list: 'mails', pathOf });
}

export default function StaffMails() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages } = page;
  const { t } = useTranslation('mails');
  const result = useActionData<typeof action>();
  const usual = MAIL_STATES.map((value) => ({
    ...{ field: 'state', value, label: t(`state.${value}`) },
  }));
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="mails">
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('search')}
        hint={t('hint')}
        columns={useColumns()}
        nothing={{ title: t('empty.title'), text: t('empty.text') }}
        fileOf={(query) => pagePath('staff/mails/file', {}, query)}
      />
    </StaffFrame>
  );
}

function useColumns(): ListColumn<StaffMail>[] {
  const { t } = useTranslation('mails');
  const { count } = useNumbers();
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
    {
      id: 'sent',
      title: t('column.sent'),
      isMore: true,
      cell: ({ sent_at: at }) => (at === null ? '–' : <Moment at={at} />),
    },
    {
      id: 'attempts',
      title: t('column.attempts'),
      ...{ numeric: true, isMore: true },
      cell: ({ attempts }) => count(attempts),
    },
    {
      id: 'error',
      title: t('error'),
      isMore: true,
      cell: ({ error }) => error ?? '–',
    },
  ];
}
