import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListedDocument } from '#core/billing/documents/document.contract.ts';
import { DocumentTable } from '#app/components/billing-document/document-table.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Card } from '#app/ui/surface/card.tsx';

/** The documents of a payment or of a customer; nothing where there are none. */
export function BillingDocuments({ documents }: { documents: readonly ListedDocument[] }) {
  const { t } = useTranslation('documents');
  if (documents.length === 0) return null;
  return (
    <Card title={t('list.title')} headingLevel={2}>
      <DocumentTable
        documents={documents}
        placeOf={(id) => pagePath('staff/documents/:id', { id })}
        fileOf={(id, file) => pagePath('staff/documents/:id/:file', { id, file })}
      />
    </Card>
  );
}
