import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { listAdjustments } from '#core/back-office/adjustments/adjustment.operations.ts';
import { CUSTOMER_FIELDS } from '#core/back-office/customers/customer-fields.pure.ts';
import { listStaffCustomers } from '#core/back-office/customers/staff-customer.operations.ts';
import { listPage } from '#app/areas/staff/list-query.server.ts';
import { changeViews } from '#app/areas/staff/saved-views.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { StaffList } from '#app/areas/staff/staff/staff-list.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { useCustomerColumns } from './customer-columns.tsx';
import { WaitingAdjustments } from './waiting-adjustments.tsx';

export const handle = { i18n: ['staff', 'lists', 'customers', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, { permissions }, list] = await Promise.all([
    staffFrame(context),
    requireCustomer(context),
    listPage(context, request, {
      ...{ list: 'customers', fields: CUSTOMER_FIELDS },
      find: (query) => core.call(listStaffCustomers, { query }),
    }),
  ]);
  const mayAdjust = permissions.includes('customers.adjust');
  const waiting = mayAdjust ? (await core.call(listAdjustments)).data : [];
  return {
    ...{ ...staff, ...list, waiting },
    title: textsOf(locale).getFixedT(locale, 'customers')('title'),
    mayExport: permissions.includes('customers.export'),
  };
}

const pathOf = (query: Record<string, string>) => pagePath('staff/customers', {}, query);

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, { list: 'customers', pathOf });
}

const IS = ['frozen', 'guest', 'company', 'team'] as const;
const HAS = ['balance', 'debt', 'earnings', 'orders'] as const;

export default function StaffCustomers() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, address } = page;
  const { t } = useTranslation('customers');
  const result = useActionData<typeof action>();
  const usual = [
    ...IS.map((value) => ({ field: 'is', value, label: t(`is.${value}`) })),
    ...HAS.map((value) => ({ field: 'has', value, label: t(`has.${value}`) })),
  ];
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="customers">
      <WaitingAdjustments waiting={page.waiting} />
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('search.label')}
        hint={t('search.hint')}
        columns={useCustomerColumns({ address, pathOf })}
        nothing={{ title: t('empty.title'), text: t('empty.text') }}
        {...(page.mayExport && {
          fileOf: (query) => pagePath('staff/customers/export', {}, query),
        })}
      />
    </StaffFrame>
  );
}
