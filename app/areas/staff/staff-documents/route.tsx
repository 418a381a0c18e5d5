import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  DOCUMENT_FIELDS,
  DOCUMENT_KINDS,
} from '#core/back-office/documents/document-fields.pure.ts';
import { searchStaffDocuments } from '#core/back-office/documents/document-list.operations.ts';
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
import { useDocumentColumns } from './document-columns.tsx';

export const handle = {
  i18n: ['staff', 'lists', 'issued', 'documents', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, list] = await Promise.all([
    staffFrame(context),
    listPage(context, request, {
      ...{ list: 'documents', fields: DOCUMENT_FIELDS },
      find: (query) => core.call(searchStaffDocuments, { query }),
    }),
  ]);
  return {
    ...staff,
    ...list,
    title: textsOf(locale).getFixedT(locale, 'staff')('palette.deeds.allDocuments'),
  };
}

const pathOf = (query: Record<string, string>) => pagePath('staff/documents', {}, query);

export function action(asked: ActionFunctionArgs) {
  return changeViews(asked, { list: 'documents', pathOf });
}

export default function StaffDocuments() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, address } = page;
  const { t } = useTranslation(['issued', 'staff']);
  const result = useActionData<typeof action>();
  const usual = DOCUMENT_KINDS.map((value) => ({
    ...{ field: 'kind', value, label: t(`kind.${value}`) },
  }));
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="payments">
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('label')}
        hint={t('hint')}
        columns={useDocumentColumns({ address, pathOf })}
        nothing={{ title: t('nothing.title'), text: t('nothing.text') }}
        fileOf={(query) => pagePath('staff/documents/file', {}, query)}
      />
      <Row>
        <ButtonLink to={pagePath('staff/payments')} tone="quiet">
          {t('staff:payments.back')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}
