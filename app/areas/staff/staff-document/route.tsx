import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { getStaffBillingDocument } from '#core/billing/documents/document.operations.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { DocumentView } from '#app/components/billing-document/document-view.tsx';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { isUnavailable } from '#app/lib/documents/document-file.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';

export const handle = { i18n: ['staff', 'documents', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { id = '' } = params;
  const [staff, { data: document }] = await Promise.all([
    staffFrame(context),
    context.core.call(getStaffBillingDocument, { params: { documentId: id } }).catch(orMissing),
  ]);
  return {
    ...staff,
    title: document.printed.title,
    ...{ id, document, isUnavailable: isUnavailable(request) },
  };
}

export default function StaffDocument() {
  const page = useLoaderData<typeof loader>();
  const { id, title, staffPages, document } = page;
  const { t } = useTranslation(['documents', 'staff']);
  return (
    <StaffFrame title={title} lead={t('list.lead')} staffPages={staffPages} current="payments">
      <DocumentView
        document={document}
        fileOf={(file) => pagePath('staff/documents/:id/:file', { id, file })}
        isUnavailable={page.isUnavailable}
        back={[
          {
            to: pagePath('staff/payments/:id', { id: document.payment_id }),
            text: t('view.toPayment'),
          },
          { to: pagePath('staff/documents'), text: t('staff:palette.deeds.allDocuments') },
        ]}
      />
    </StaffFrame>
  );
}
