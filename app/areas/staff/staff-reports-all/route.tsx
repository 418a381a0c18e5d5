import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { REPORT_FIELDS } from '#core/back-office/reports/report-fields.pure.ts';
import { searchServiceReports } from '#core/back-office/reports/report-list.operations.ts';
import { REPORT_STATUSES } from '#core/feedback/reports/report-words.pure.ts';
import { listPage } from '#app/areas/staff/list-query.server.ts';
import { whereOthersAre } from '#app/areas/staff/presence.server.ts';
import { changeViews } from '#app/areas/staff/saved-views.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { StaffList } from '#app/areas/staff/staff/staff-list.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { useReportColumns } from './report-columns.tsx';

export const handle = {
  i18n: ['staff', 'reports', 'responsible', 'lists', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, list, others] = await Promise.all([
    staffFrame(context),
    listPage(context, request, {
      ...{ list: 'reports', fields: REPORT_FIELDS },
      find: (query) => core.call(searchServiceReports, { query }),
    }),
    whereOthersAre(context, 'report'),
  ]);
  const title = textsOf(locale).getFixedT(locale, 'reports')('title');
  return { ...staff, ...list, others, title };
}

const pathOf = (query: Record<string, string>) => pagePath('staff/reports/all', {}, query);

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, { list: 'reports', pathOf });
}

export default function StaffReportsAll() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, address, others } = page;
  const { t } = useTranslation(['reports', 'staff']);
  const result = useActionData<typeof action>();
  const usual = REPORT_STATUSES.map((value) => ({
    ...{ field: 'state', value, label: t(`staff:reports.statuses.${value}`) },
  }));
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="reports">
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('search')}
        hint={t('hint')}
        columns={useReportColumns({ address, pathOf }, others)}
        nothing={{ title: t('empty.title'), text: t('empty.text') }}
        fileOf={(query) => pagePath('staff/reports/all/file', {}, query)}
      />
      <div>
        <ButtonLink to={pagePath('staff/reports')} tone="quiet">
          {t('back')}
        </ButtonLink>
      </div>
    </StaffFrame>
  );
}
