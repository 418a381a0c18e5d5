import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { WITHDRAWAL_FIELDS } from '#core/back-office/withdrawals/withdrawal-fields.pure.ts';
import { searchStaffWithdrawals } from '#core/back-office/withdrawals/withdrawal-list.operations.ts';
import { WITHDRAWAL_STATUSES } from '#core/billing/withdrawals/withdrawal-status.pure.ts';
import { listPage } from '#app/areas/staff/list-query.server.ts';
import { changeViews } from '#app/areas/staff/saved-views.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { StaffList } from '#app/areas/staff/staff/staff-list.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { useListedWithdrawalColumns } from './listed-withdrawal-columns.tsx';

export const handle = {
  i18n: ['staff', 'lists', 'money-lists', 'withdrawals', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, { permissions }, list] = await Promise.all([
    staffFrame(context),
    requireCustomer(context),
    listPage(context, request, {
      ...{ list: 'withdrawals', fields: WITHDRAWAL_FIELDS },
      find: (query) => core.call(searchStaffWithdrawals, { query }),
    }),
  ]);
  return {
    ...staff,
    ...list,
    mayOpenCustomers: permissions.includes('customers.read'),
    title: textsOf(locale).getFixedT(locale, 'staff')('withdrawals.all'),
  };
}

const pathOf = (query: Record<string, string>) => pagePath('staff/withdrawals/all', {}, query);

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, { list: 'withdrawals', pathOf });
}

export default function StaffWithdrawalsAll() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages } = page;
  const { t } = useTranslation(['money-lists', 'staff', 'withdrawals']);
  const result = useActionData<typeof action>();
  const usual = WITHDRAWAL_STATUSES.map((value) => ({
    ...{ field: 'state', value, label: t(`withdrawals:status.${value}`) },
  }));
  return (
    <StaffFrame
      title={title}
      lead={t('withdrawals.lead')}
      staffPages={staffPages}
      current="withdrawals"
    >
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('withdrawals.label')}
        hint={t('withdrawals.hint')}
        columns={useListedWithdrawalColumns(page.mayOpenCustomers)}
        nothing={{ title: t('withdrawals.nothing'), text: t('nothingText') }}
        fileOf={(query) => pagePath('staff/withdrawals/all/file', {}, query)}
      />
      <Row wraps gap={3}>
        <ButtonLink to={pagePath('staff/withdrawals')} tone="quiet">
          {t('staff:withdrawals.back')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}
