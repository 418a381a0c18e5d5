import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { TRIAL_FIELDS } from '#core/back-office/free-trials/trial-fields.pure.ts';
import { searchFreeTrials } from '#core/back-office/free-trials/trial-list.operations.ts';
import { TRIAL_STATUSES } from '#core/growth/free-trials/trial-status.pure.ts';
import { listPage } from '#app/areas/staff/list-query.server.ts';
import { whereOthersAre } from '#app/areas/staff/presence.server.ts';
import { changeViews } from '#app/areas/staff/saved-views.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { StaffList } from '#app/areas/staff/staff/staff-list.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { useTrialColumns } from './trial-columns.tsx';

export const handle = {
  i18n: ['staff', 'staff-trials', 'trials', 'lists', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, list, others] = await Promise.all([
    staffFrame(context),
    listPage(context, request, {
      ...{ list: 'trials', fields: TRIAL_FIELDS },
      find: (query) => core.call(searchFreeTrials, { query }),
    }),
    whereOthersAre(context, 'trial'),
  ]);
  const title = textsOf(locale).getFixedT(locale, 'staff-trials')('title');
  return { ...staff, ...list, others, title };
}

const pathOf = (query: Record<string, string>) => pagePath('staff/free-trials', {}, query);

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, { list: 'trials', pathOf });
}

export default function StaffTrials() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, address, others } = page;
  const { t } = useTranslation(['staff-trials', 'trials']);
  const result = useActionData<typeof action>();
  const usual = TRIAL_STATUSES.map((value) => ({
    ...{ field: 'status', value, label: t(`trials:status.${value}`) },
  }));
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="trials">
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('search')}
        hint={t('hint')}
        columns={useTrialColumns({ address, pathOf }, others)}
        nothing={{ title: t('empty.title'), text: t('empty.text') }}
        fileOf={(query) => pagePath('staff/free-trials/file', {}, query)}
      />
    </StaffFrame>
  );
}
