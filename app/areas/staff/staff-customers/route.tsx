import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { listAdjustments } from '#core/back-office/adjustments/adjustment.operations.ts';
import { CUSTOMER_FIELDS } from '#core/back-office/customers/customer-fields.pure.ts';
import { listStaffCustomers } from '#core/back-office/customers/staff-customer.operations.ts';
import {
  deleteCustomerView,
  listCustomerViews,
  saveCustomerView,
} from '#core/back-office/views/saved-view.operations.ts';
import { queryOf } from '#app/areas/staff/list-address.ts';
import { listAsked, unlessSilent } from '#app/areas/staff/list-query.server.ts';
import { changeViews } from '#app/areas/staff/saved-views.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { ListFound } from '#app/areas/staff/staff/list-found.tsx';
import { ListTools } from '#app/areas/staff/staff/list-tools.tsx';
import { SavedViews } from '#app/areas/staff/staff/saved-views.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { CustomerTable } from './customer-table.tsx';
import { WaitingAdjustments } from './waiting-adjustments.tsx';

export const handle = { i18n: ['staff', 'lists', 'customers', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const list = listAsked(request, CUSTOMER_FIELDS);
  const [staff, { permissions }, found, views] = await Promise.all([
    staffFrame(context),
    requireCustomer(context),
    list.problems.length > 0
      ? { data: [], meta: undefined }
      : unlessSilent(core.call(listStaffCustomers, { query: list.asked })),
    unlessSilent(core.call(listCustomerViews)),
  ]);
  const mayAdjust = permissions.includes('customers.adjust');
  const waiting = mayAdjust ? (await core.call(listAdjustments)).data : [];
  return {
    ...{
      ...staff,
      ...list,
      waiting,
      customers: found?.data,
      figures: found?.meta,
      views: views?.data ?? [],
    },
    title: textsOf(locale).getFixedT(locale, 'customers')('title'),
    mayExport: permissions.includes('customers.export'),
  };
}

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, {
    save: (core, body) => core.call(saveCustomerView, { body }),
    remove: (core, params) => core.call(deleteCustomerView, { params }),
    pathOf: (query) => pagePath('staff/customers', {}, query),
  });
}

const IS = ['frozen', 'guest', 'company', 'team'] as const;
const HAS = ['balance', 'debt', 'earnings', 'orders'] as const;

export default function StaffCustomers() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, customers, figures, problems, fields, q, sort, cursor } = page;
  const { t } = useTranslation('customers');
  const result = useActionData<typeof action>();
  const address = { q, sort };
  const pathOf = (query: Record<string, string>) => pagePath('staff/customers', {}, query);
  const usual = [
    ...IS.map((value) => ({ field: 'is', value, label: t(`is.${value}`) })),
    ...HAS.map((value) => ({ field: 'has', value, label: t(`has.${value}`) })),
  ];
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="customers">
      <WaitingAdjustments waiting={page.waiting} />
      <ListTools
        {...{ address, usual, problems, fields, pathOf }}
        label={t('search.label')}
        hint={t('search.hint')}
      />
      <SavedViews views={page.views} {...{ address, pathOf, result }} />
      <ListFound
        {...{ address, cursor, figures, pathOf }}
        isAway={customers === undefined}
        file={
          page.mayExport && problems.length === 0
            ? pagePath('staff/customers/export', {}, queryOf(address))
            : undefined
        }
      >
        <CustomerTable {...{ title, address, pathOf }} customers={customers ?? []} />
      </ListFound>
    </StaffFrame>
  );
}
