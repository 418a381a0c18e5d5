import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { CHILD_PANEL_FIELDS } from '#core/back-office/child-panels/child-panel-fields.pure.ts';
import { searchChildPanels } from '#core/back-office/child-panels/child-panel-list.operations.ts';
import { CHILD_PANEL_STATUSES } from '#core/resale/child-panels/child-panel-rules.pure.ts';
import { listPage } from '#app/areas/staff/list-query.server.ts';
import { changeViews } from '#app/areas/staff/saved-views.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { StaffList } from '#app/areas/staff/staff/staff-list.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { usePanelColumns } from './panel-columns.tsx';

export const handle = {
  i18n: ['staff', 'staff-panels', 'child-panels', 'lists', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, list] = await Promise.all([
    staffFrame(context),
    listPage(context, request, {
      ...{ list: 'panels', fields: CHILD_PANEL_FIELDS },
      find: (query) => core.call(searchChildPanels, { query }),
    }),
  ]);
  const title = textsOf(locale).getFixedT(locale, 'staff-panels')('title');
  return { ...staff, ...list, title };
}

const pathOf = (query: Record<string, string>) => pagePath('staff/panels', {}, query);

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, { list: 'panels', pathOf });
}

export default function StaffPanels() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, address } = page;
  const { t } = useTranslation(['staff-panels', 'child-panels']);
  const result = useActionData<typeof action>();
  const usual = CHILD_PANEL_STATUSES.map((value) => ({
    ...{ field: 'status', value, label: t(`child-panels:status.${value}`) },
  }));
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="childPanels">
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('search')}
        hint={t('hint')}
        columns={usePanelColumns({ address, pathOf })}
        nothing={{ title: t('empty.title'), text: t('empty.text') }}
        fileOf={(query) => pagePath('staff/panels/file', {}, query)}
      />
    </StaffFrame>
  );
}
