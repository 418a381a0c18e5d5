import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { listBillingDocuments } from '#core/billing/documents/document.operations.ts';
import { DocumentTable } from '#app/components/billing-document/document-table.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

export const handle = { i18n: ['documents', 'overview', 'orders'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const cursor = /^[1-9]\d{0,17}$/.exec(searchParams.get('before') ?? '')?.[0];
  const t = textsOf(context.locale).getFixedT(context.locale, 'documents');
  const query = cursor === undefined ? {} : { cursor };
  return {
    ...pageText(context, 'finances-documents'),
    ...{ title: t('list.title'), metaTitle: t('list.title'), metaDescription: t('list.lead') },
    found: await withoutCore(context, () => context.core.call(listBillingDocuments, { query })),
  };
}

export default function FinancesDocuments() {
  const { title, metaDescription, found } = useLoaderData<typeof loader>();
  const { t } = useTranslation('documents');
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      <Stack gap={5}>
        {found === undefined ? (
          <LoadFailed again={pagePath('finances/documents')} />
        ) : found.data.length === 0 ? (
          <EmptyState drawing={DRAWINGS.money} title={t('list.emptyTitle')}>
            {t('list.emptyText')}
          </EmptyState>
        ) : (
          <DocumentTable
            documents={found.data}
            placeOf={(id) => pagePath('finances/documents/:id', { id })}
            fileOf={(id, file) => pagePath('finances/documents/:id/:file', { id, file })}
          />
        )}
        <Row gap={3} wraps>
          {found?.meta.next ? (
            <ButtonLink
              to={pagePath('finances/documents', {}, { before: found.meta.next })}
              tone="outline"
            >
              {t('list.older')}
            </ButtonLink>
          ) : null}
          <ButtonLink to={`${pagePath('profile')}#company`} tone="quiet">
            {t('finances.details')}
          </ButtonLink>
        </Row>
        <p>{t('list.kept')}</p>
      </Stack>
    </>
  );
}
