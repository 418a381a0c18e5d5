import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  DELIVERY_FIELDS,
  DELIVERY_STATES,
} from '#core/back-office/deliveries/delivery-fields.pure.ts';
import { searchStaffDeliveries } from '#core/back-office/deliveries/delivery-list.operations.ts';
import { listPage } from '#app/areas/staff/list-query.server.ts';
import { changeViews } from '#app/areas/staff/saved-views.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { StaffList } from '#app/areas/staff/staff/staff-list.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { useDeliveryColumns } from './delivery-columns.tsx';

export const handle = {
  i18n: ['staff', 'lists', 'deliveries', 'orders', 'queue', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, { permissions }, list] = await Promise.all([
    staffFrame(context),
    requireCustomer(context),
    listPage(context, request, {
      ...{ list: 'deliveries', fields: DELIVERY_FIELDS },
      find: (query) => core.call(searchStaffDeliveries, { query }),
    }),
  ]);
  return {
    ...staff,
    ...list,
    maySeeProviders: permissions.includes('catalogue.import'),
    title: textsOf(locale).getFixedT(locale, 'staff')('palette.deeds.deliveries'),
  };
}

const pathOf = (query: Record<string, string>) => pagePath('staff/deliveries', {}, query);

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, { list: 'deliveries', pathOf });
}

export default function StaffDeliveries() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, address, maySeeProviders } = page;
  const { t } = useTranslation(['deliveries', 'queue']);
  const result = useActionData<typeof action>();
  const usual = DELIVERY_STATES.map((value) => ({
    ...{ field: 'state', value, label: t(`state.${value}`) },
  }));
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="orders">
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('label')}
        hint={t('hint')}
        columns={useDeliveryColumns({ address, pathOf, maySeeProviders })}
        nothing={{ title: t('nothing.title'), text: t('nothing.text') }}
        fileOf={(query) => pagePath('staff/deliveries/file', {}, query)}
      />
      <Row>
        <ButtonLink to={pagePath('staff/orders')} tone="quiet">
          {t('queue:back')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}
