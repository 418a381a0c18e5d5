import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SERVICE_FIELDS } from '#core/back-office/services/service-fields.pure.ts';
import { listStaffServices } from '#core/back-office/services/staff-service.operations.ts';
import { soughtBy } from '#app/areas/staff/list-address.ts';
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
import { useServiceColumns } from './service-columns.tsx';

export const handle = { i18n: ['staff', 'services', 'lists', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, list] = await Promise.all([
    staffFrame(context),
    listPage(context, request, {
      ...{ list: 'services', fields: SERVICE_FIELDS },
      find: (query) => core.call(listStaffServices, { query }),
    }),
  ]);
  return {
    ...staff,
    ...list,
    title: textsOf(locale).getFixedT(locale, 'services')('title'),
  };
}

const pathOf = (query: Record<string, string>) => pagePath('staff/services', {}, query);

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, { list: 'services', pathOf });
}

export default function StaffServices() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, problems, address } = page;
  const { t } = useTranslation('services');
  const result = useActionData<typeof action>();
  const usual = (['on', 'off', 'loss'] as const).map((value) => ({
    ...{ field: 'is', value, label: t(`is.${value}`) },
  }));
  const create = <ButtonLink to={pagePath('staff/services/new')}>{t('new.title')}</ButtonLink>;
  return (
    <StaffFrame {...{ title, staffPages }} lead={t('lead')} current="services" actions={create}>
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('search')}
        hint={t('hint')}
        columns={useServiceColumns()}
        nothing={{ title: t('empty.title'), text: t('empty.text'), action: create }}
        fileOf={(query) => pagePath('staff/services/file', {}, query)}
      />
      {problems.length > 0 ? null : (
        <Row wraps gap={3}>
          <ButtonLink
            to={pagePath('staff/services/prices', {}, soughtBy({ q: address.q, sort: undefined }))}
            tone="outline"
          >
            {t('prices.open')}
          </ButtonLink>
          <ButtonLink to={pagePath('staff/services/labels')} tone="outline">
            {t('labels.manage')}
          </ButtonLink>
        </Row>
      )}
    </StaffFrame>
  );
}
