import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SERVICE_FIELDS } from '#core/back-office/services/service-fields.pure.ts';
import { listStaffServices } from '#core/back-office/services/staff-service.operations.ts';
import { queryOf } from '#app/areas/staff/list-address.ts';
import { listAsked, unlessSilent } from '#app/areas/staff/list-query.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { ListFound } from '#app/areas/staff/staff/list-found.tsx';
import { ListTools } from '#app/areas/staff/staff/list-tools.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { ServiceTable } from './service-table.tsx';

export const handle = { i18n: ['staff', 'services', 'lists', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const list = listAsked(request, SERVICE_FIELDS);
  const [staff, found] = await Promise.all([
    staffFrame(context),
    list.problems.length > 0
      ? { data: [], meta: undefined }
      : unlessSilent(core.call(listStaffServices, { query: list.asked })),
  ]);
  return {
    ...{ ...staff, ...list, services: found?.data, figures: found?.meta },
    title: textsOf(locale).getFixedT(locale, 'services')('title'),
  };
}

export default function StaffServices() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, services, figures, problems, fields, q, sort, cursor } = page;
  const { t } = useTranslation('services');
  const address = { q, sort };
  const pathOf = (query: Record<string, string>) => pagePath('staff/services', {}, query);
  const usual = (['on', 'off', 'loss'] as const).map((value) => ({
    ...{ field: 'is', value, label: t(`is.${value}`) },
  }));
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="services">
      <ListTools
        {...{ address, usual, problems, fields, pathOf }}
        label={t('search')}
        hint={t('hint')}
      />
      <ListFound
        {...{ address, cursor, figures, pathOf, file: undefined }}
        isAway={services === undefined}
      >
        <ServiceTable title={title} services={services ?? []} />
      </ListFound>
      {problems.length > 0 ? null : (
        <div>
          <ButtonLink
            to={pagePath('staff/services/prices', {}, queryOf({ q, sort: undefined }))}
            tone="outline"
          >
            {t('prices.open')}
          </ButtonLink>
        </div>
      )}
    </StaffFrame>
  );
}
