import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { getBillingDocument } from '#core/billing/documents/document.operations.ts';
import { DocumentView } from '#app/components/billing-document/document-view.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { isUnavailable } from '#app/lib/documents/document-file.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

export const handle = { i18n: ['documents', 'overview', 'orders'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { id = '' } = params;
  const { core, locale } = context;
  const answer = await withoutCore(context, () =>
    core.call(getBillingDocument, { params: { documentId: id } }).catch(orMissing),
  );
  const t = textsOf(locale).getFixedT(locale, 'documents');
  const title = answer?.data.printed.title ?? t('list.title');
  return {
    ...pageText(context, 'finances-documents-id'),
    ...{ title, metaTitle: title, metaDescription: '' },
    ...{ id, document: answer?.data, isUnavailable: isUnavailable(request) },
  };
}

export default function FinancesDocument() {
  const { id, title, document, isUnavailable: isMissing } = useLoaderData<typeof loader>();
  const { t } = useTranslation('documents');
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={title} />
      {document ? (
        <DocumentView
          document={document}
          fileOf={(file) => pagePath('finances/documents/:id/:file', { id, file })}
          isUnavailable={isMissing}
          back={[{ to: pagePath('finances/documents'), text: t('view.back') }]}
        />
      ) : (
        <LoadFailed again={pathname} />
      )}
    </>
  );
}
