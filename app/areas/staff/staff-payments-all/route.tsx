import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { PAYMENT_FIELDS, PAYMENT_TYPES } from '#core/back-office/payments/payment-fields.pure.ts';
import { searchStaffPayments } from '#core/back-office/payments/payment-list.operations.ts';
import { INVOICE_STATUSES } from '#core/billing/payments/invoices/invoice-status.pure.ts';
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
import { useListedPaymentColumns } from './listed-payment-columns.tsx';

export const handle = {
  i18n: ['staff', 'lists', 'money-lists', 'payments', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, { permissions }, list] = await Promise.all([
    staffFrame(context),
    requireCustomer(context),
    listPage(context, request, {
      ...{ list: 'payments', fields: PAYMENT_FIELDS },
      find: (query) => core.call(searchStaffPayments, { query }),
    }),
  ]);
  return {
    ...staff,
    ...list,
    mayOpenCustomers: permissions.includes('customers.read'),
    title: textsOf(locale).getFixedT(locale, 'staff')('payments.all'),
  };
}

const pathOf = (query: Record<string, string>) => pagePath('staff/payments/all', {}, query);

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, { list: 'payments', pathOf });
}

export default function StaffPaymentsAll() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages } = page;
  const { t } = useTranslation(['money-lists', 'staff', 'payments']);
  const result = useActionData<typeof action>();
  const usual = [
    ...INVOICE_STATUSES.map((value) => ({
      ...{ field: 'state', value, label: t(`payments:status.${value}`) },
    })),
    ...PAYMENT_TYPES.map((value) => ({
      ...{ field: 'type', value, label: t(`payments.type.${value}`) },
    })),
  ];
  return (
    <StaffFrame title={title} lead={t('payments.lead')} staffPages={staffPages} current="payments">
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('payments.label')}
        hint={t('payments.hint')}
        columns={useListedPaymentColumns(page.mayOpenCustomers)}
        nothing={{ title: t('payments.nothing'), text: t('nothingText') }}
        fileOf={(query) => pagePath('staff/payments/all/file', {}, query)}
      />
      <Row wraps gap={3}>
        <ButtonLink to={pagePath('staff/payments')} tone="quiet">
          {t('staff:payments.back')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}
