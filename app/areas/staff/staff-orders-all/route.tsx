import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ORDER_FIELDS } from '#core/back-office/orders/order-fields.pure.ts';
import { searchStaffOrders } from '#core/back-office/orders/order-list.operations.ts';
import { ORDER_STATUSES } from '#core/ordering/orders/order-status.pure.ts';
import {
  deleteOrderView,
  listOrderViews,
  saveOrderView,
} from '#core/back-office/views/saved-view.operations.ts';
import { queryOf } from '#app/areas/staff/list-address.ts';
import { listAsked, unlessSilent } from '#app/areas/staff/list-query.server.ts';
import { changeViews } from '#app/areas/staff/saved-views.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { ListFound } from '#app/areas/staff/staff/list-found.tsx';
import { ListTools } from '#app/areas/staff/staff/list-tools.tsx';
import { SavedViews } from '#app/areas/staff/staff/saved-views.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { OrderListTable } from './order-list-table.tsx';

export const handle = {
  i18n: ['staff', 'lists', 'orders', 'queue', 'bulk', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const list = listAsked(request, ORDER_FIELDS);
  const [staff, { permissions }, found, views] = await Promise.all([
    staffFrame(context),
    requireCustomer(context),
    list.problems.length > 0
      ? { data: [], meta: undefined }
      : unlessSilent(core.call(searchStaffOrders, { query: list.asked })),
    unlessSilent(core.call(listOrderViews)),
  ]);
  return {
    ...{ ...staff, ...list, orders: found?.data, figures: found?.meta, views: views?.data ?? [] },
    mayBulk: permissions.includes('orders.bulk'),
    title: textsOf(locale).getFixedT(locale, 'queue')('all.title'),
  };
}

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, {
    save: (core, body) => core.call(saveOrderView, { body }),
    remove: (core, params) => core.call(deleteOrderView, { params }),
    pathOf: (query) => pagePath('staff/orders/all', {}, query),
  });
}

export default function StaffOrdersAll() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, orders, figures, problems, fields, q, sort, cursor } = page;
  const { t } = useTranslation(['queue', 'orders', 'bulk']);
  const result = useActionData<typeof action>();
  const address = { q, sort };
  const pathOf = (query: Record<string, string>) => pagePath('staff/orders/all', {}, query);
  const usual = ORDER_STATUSES.map((value) => ({
    ...{ field: 'status', value, label: t(`orders:state.${value}`) },
  }));
  return (
    <StaffFrame title={title} lead={t('all.lead')} staffPages={staffPages} current="orders">
      <ListTools
        {...{ address, usual, problems, fields, pathOf }}
        label={t('all.label')}
        hint={t('all.hint')}
      />
      <SavedViews views={page.views} {...{ address, pathOf, result }} />
      <ListFound
        {...{ address, cursor, figures, pathOf }}
        isAway={orders === undefined}
        file={
          problems.length === 0
            ? pagePath('staff/orders/all/file', {}, queryOf(address))
            : undefined
        }
      >
        <OrderListTable title={title} orders={orders ?? []} />
      </ListFound>
      <Row wraps gap={3}>
        {page.mayBulk && problems.length === 0 ? (
          <ButtonLink to={pagePath('staff/bulk', {}, q === '' ? {} : { q })} tone="outline">
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
