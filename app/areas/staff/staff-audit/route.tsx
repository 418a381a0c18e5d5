import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { AUDIT_FIELDS } from '#core/back-office/audit/audit-fields.pure.ts';
import { listAudit } from '#core/back-office/audit/audit-list.operations.ts';
import { toggled } from '#app/areas/staff/list-address.ts';
import { listPage } from '#app/areas/staff/list-query.server.ts';
import { toldIn } from '#app/areas/staff/said/said-values.server.ts';
import { changeViews } from '#app/areas/staff/saved-views.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { StaffList } from '#app/areas/staff/staff/staff-list.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { useAuditColumns } from './audit-columns.tsx';

export const handle = { i18n: ['staff', 'audit', 'lists', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, { permissions }, list] = await Promise.all([
    staffFrame(context),
    requireCustomer(context),
    listPage(context, request, {
      ...{ list: 'audit', fields: AUDIT_FIELDS },
      find: (query) => core.call(listAudit, { query }),
    }),
  ]);
  return {
    ...staff,
    ...list,
    rows: list.rows && toldIn({ locale, permissions }, list.rows),
    title: textsOf(locale).getFixedT(locale, 'audit')('title'),
  };
}

const pathOf = (query: Record<string, string>) => pagePath('staff/audit', {}, query);

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, { list: 'audit', pathOf });
}

export default function StaffAudit() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, address } = page;
  const { t } = useTranslation('audit');
  const result = useActionData<typeof action>();
  const usual = [
    { field: 'by', value: 'staff', label: t('usual.staff') },
    { field: 'outcome', value: 'refused', label: t('usual.refused') },
  ];
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="audit">
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('search')}
        hint={t('hint')}
        columns={useAuditColumns((action) =>
          pathOf(toggled(address, { field: 'action', value: action, isOn: false })),
        )}
        nothing={{ title: t('empty.title'), text: t('empty.text') }}
        fileOf={(query) => pagePath('staff/audit/file', {}, query)}
      />
    </StaffFrame>
  );
}
