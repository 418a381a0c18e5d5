import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { IDENTITY_CHECK_FIELDS } from '#core/back-office/identity-checks/identity-check-fields.pure.ts';
import { searchStaffIdentityChecks } from '#core/back-office/identity-checks/identity-check-list.operations.ts';
import { CHECK_STATUSES } from '#core/billing/identity-checks/identity-check-status.pure.ts';
import { listPage } from '#app/areas/staff/list-query.server.ts';
import { changeViews } from '#app/areas/staff/saved-views.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { StaffList } from '#app/areas/staff/staff/staff-list.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { useCheckColumns } from './check-columns.tsx';

export const handle = {
  i18n: ['staff', 'lists', 'identity', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, list] = await Promise.all([
    staffFrame(context),
    listPage(context, request, {
      ...{ list: 'checks', fields: IDENTITY_CHECK_FIELDS },
      find: (query) => core.call(searchStaffIdentityChecks, { query }),
    }),
  ]);
  return {
    ...staff,
    ...list,
    title: textsOf(locale).getFixedT(locale, 'staff')('palette.deeds.allChecks'),
  };
}

const pathOf = (query: Record<string, string>) => pagePath('staff/identity/all', {}, query);

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, { list: 'checks', pathOf });
}

export default function StaffChecksAll() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, address } = page;
  const { t } = useTranslation(['staff', 'identity']);
  const result = useActionData<typeof action>();
  const usual = CHECK_STATUSES.map((value) => ({
    ...{ field: 'status', value, label: t(`identity:status.${value}`) },
  }));
  return (
    <StaffFrame
      title={title}
      lead={t('identity.all.lead')}
      staffPages={staffPages}
      current="identity"
    >
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('identity.all.label')}
        hint={t('identity.all.hint')}
        columns={useCheckColumns({ address, pathOf })}
        nothing={{ title: t('identity.all.nothing.title'), text: t('identity.all.nothing.text') }}
        fileOf={(query) => pagePath('staff/identity/all/file', {}, query)}
      />
      <Row>
        <ButtonLink to={pagePath('staff/identity')} tone="quiet">
          {t('identity.title')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}
