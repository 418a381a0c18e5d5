import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';

/** The way to invoices, and to what stands on them. */
export function DocumentsCard() {
  const { t } = useTranslation('documents');
  return (
    <Card title={t('list.title')} subtitle={t('finances.text')} headingLevel={2}>
      <Row gap={3} wraps>
        <ButtonLink to={pagePath('finances/documents')} tone="outline">
          {t('finances.open')}
        </ButtonLink>
        <ButtonLink to={`${pagePath('profile')}#company`} tone="quiet">
          {t('finances.details')}
        </ButtonLink>
      </Row>
    </Card>
  );
}
