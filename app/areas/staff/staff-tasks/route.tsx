import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { CHECK_FIELDS } from '#core/back-office/task-checks/check-fields.pure.ts';
import { searchTaskChecks } from '#core/back-office/task-checks/check-list.operations.ts';
import { CHECK_STATUSES } from '#core/growth/tasks/check-rules.pure.ts';
import { listPage } from '#app/areas/staff/list-query.server.ts';
import { changeViews } from '#app/areas/staff/saved-views.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { StaffList } from '#app/areas/staff/staff/staff-list.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useCheckColumns } from './check-columns.tsx';

export const handle = {
  i18n: ['staff', 'staff-tasks', 'tasks', 'lists', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, list] = await Promise.all([
    staffFrame(context),
    listPage(context, request, {
      ...{ list: 'tasks', fields: CHECK_FIELDS },
      find: (query) => core.call(searchTaskChecks, { query }),
    }),
  ]);
  const title = textsOf(locale).getFixedT(locale, 'staff-tasks')('title');
  return { ...staff, ...list, title };
}

const pathOf = (query: Record<string, string>) => pagePath('staff/tasks', {}, query);

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, { list: 'tasks', pathOf });
}

export default function StaffTasks() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, address } = page;
  const { t } = useTranslation(['staff-tasks', 'tasks']);
  const result = useActionData<typeof action>();
  const usual = CHECK_STATUSES.map((value) => ({
    ...{ field: 'status', value, label: t(`tasks:status.${value}`) },
  }));
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="tasks">
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('search')}
        hint={t('hint')}
        columns={useCheckColumns({ address, pathOf })}
        nothing={{ title: t('empty.title'), text: t('empty.text') }}
        fileOf={(query) => pagePath('staff/tasks/file', {}, query)}
      />
    </StaffFrame>
  );
}
