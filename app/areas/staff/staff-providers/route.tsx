import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  PROVIDER_FIELDS,
  PROVIDER_STATES,
} from '#core/back-office/providers/provider-fields.pure.ts';
import { searchStaffProviders } from '#core/back-office/providers/provider-list.operations.ts';
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
import { useProviderColumns } from './provider-columns.tsx';

export const handle = { i18n: ['staff', 'providers', 'lists', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, { permissions }, list] = await Promise.all([
    staffFrame(context),
    requireCustomer(context),
    listPage(context, request, {
      ...{ list: 'providers', fields: PROVIDER_FIELDS },
      find: (query) => core.call(searchStaffProviders, { query }),
    }),
  ]);
  return {
    ...staff,
    ...list,
    maySee: {
      services: permissions.includes('catalogue.edit'),
      deliveries: permissions.includes('orders.deliver'),
    },
    title: textsOf(locale).getFixedT(locale, 'providers')('title'),
  };
}

const pathOf = (query: Record<string, string>) => pagePath('staff/providers', {}, query);

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, { list: 'providers', pathOf });
}

export default function StaffProviders() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages } = page;
  const { t } = useTranslation('providers');
  const result = useActionData<typeof action>();
  const usual = PROVIDER_STATES.map((value) => ({
    ...{ field: 'state', value, label: t(`state.${value}`) },
  }));
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="providers">
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('search')}
        hint={t('hint')}
        columns={useProviderColumns({ address: page.address, pathOf }, page.maySee)}
        nothing={{ title: t('empty.title'), text: t('empty.text') }}
        fileOf={(query) => pagePath('staff/providers/file', {}, query)}
      />
      <div>
        <ButtonLink to={`${pagePath('staff/catalogue')}#add-provider`} tone="outline">
          {t('add')}
        </ButtonLink>
      </div>
    </StaffFrame>
  );
}
