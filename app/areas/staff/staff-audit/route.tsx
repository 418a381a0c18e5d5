import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { AUDIT_FIELDS } from '#core/back-office/audit/audit-fields.pure.ts';
import { listAudit } from '#core/back-office/audit/audit-list.operations.ts';
import { queryOf, toggled } from '#app/areas/staff/list-address.ts';
import { listAsked, unlessSilent } from '#app/areas/staff/list-query.server.ts';
import { toldIn } from '#app/areas/staff/said/said-values.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { ListFound } from '#app/areas/staff/staff/list-found.tsx';
import { ListTools } from '#app/areas/staff/staff/list-tools.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { AuditTable } from './audit-table.tsx';

export const handle = { i18n: ['staff', 'audit', 'lists', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const list = listAsked(request, AUDIT_FIELDS);
  const [staff, { permissions }, found] = await Promise.all([
    staffFrame(context),
    requireCustomer(context),
    list.problems.length > 0
      ? { data: [], meta: undefined }
      : unlessSilent(core.call(listAudit, { query: list.asked })),
  ]);
  return {
    ...{
      ...staff,
      ...list,
      entries: found && toldIn({ locale, permissions }, found.data),
      figures: found?.meta,
    },
    title: textsOf(locale).getFixedT(locale, 'audit')('title'),
  };
}

export default function StaffAudit() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, entries, figures, problems, fields, q, sort, cursor } = page;
  const { t } = useTranslation('audit');
  const address = { q, sort };
  const pathOf = (query: Record<string, string>) => pagePath('staff/audit', {}, query);
  const usual = [
    { field: 'by', value: 'staff', label: t('usual.staff') },
    { field: 'outcome', value: 'refused', label: t('usual.refused') },
  ];
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="audit">
      <ListTools
        {...{ address, usual, problems, fields, pathOf }}
        label={t('search')}
        hint={t('hint')}
      />
      <ListFound
        {...{ address, cursor, figures, pathOf }}
        isAway={entries === undefined}
        file={
          problems.length === 0 ? pagePath('staff/audit/file', {}, queryOf(address)) : undefined
        }
      >
        <AuditTable
          title={title}
          entries={entries ?? []}
          pathOfAction={(action) =>
            pathOf(toggled(address, { field: 'action', value: action, isOn: false }))
          }
        />
      </ListFound>
    </StaffFrame>
  );
}
