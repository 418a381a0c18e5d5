import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ORDER_FIELDS } from '#core/back-office/orders/order-fields.pure.ts';
import { searchStaffOrders } from '#core/back-office/orders/order-list.operations.ts';
import { ORDER_STATUSES } from '#core/ordering/orders/order-status.pure.ts';
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
import { useListedOrderColumns } from './listed-order-columns.tsx';

export const handle = {
  i18n: ['staff', 'lists', 'orders', 'queue', 'bulk', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, { permissions }, list] = await Promise.all([
    staffFrame(context),
    requireCustomer(context),
    listPage(context, request, {
      ...{ list: 'orders', fields: ORDER_FIELDS },
      find: (query) => core.call(searchStaffOrders, { query }),
    }),
  ]);
  return {
    ...staff,
    ...list,
    mayBulk: permissions.includes('orders.bulk'),
    title: textsOf(locale).getFixedT(locale, 'queue')('all.title'),
  };
}

const pathOf = (query: Record<string, string>) => pagePath('staff/orders/all', {}, query);

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, { list: 'orders', pathOf });
}

export default function StaffOrdersAll() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, problems, address } = page;
  const { t } = useTranslation(['queue', 'orders', 'bulk']);
  const result = useActionData<typeof action>();
  const usual = ORDER_STATUSES.map((value) => ({
    ...{ field: 'status', value, label: t(`orders:state.${value}`) },
  }));
  return (
    <StaffFrame title={title} lead={t('all.lead')} staffPages={staffPages} current="orders">
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('all.label')}
        hint={t('all.hint')}
        columns={useListedOrderColumns()}
        nothing={{ title: t('nothingFound.title'), text: t('nothingFound.text') }}
        fileOf={(query) => pagePath('staff/orders/all/file', {}, query)}
      />
      <Row wraps gap={3}>
        {page.mayBulk && problems.length === 0 ? (
          <ButtonLink
            to={pagePath('staff/bulk', {}, address.q === '' ? {} : { q: address.q })}
            tone="outline"
          >
            {t('bulk:open')}
          </ButtonLink>
        ) : null}
        <ButtonLink to={pagePath('staff/orders')} tone="quiet">
          {t('back')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}
