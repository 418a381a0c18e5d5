import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { PriceTag } from '#app/components/service-list/service-facts.tsx';
import type { ServiceSummary } from '#app/lib/catalogue/service-summary.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';

/** What only the grade of the customer opens. */
export function OpenedServices({ services }: { services: readonly ServiceSummary[] }) {
  const { t } = useTranslation('grades');
  if (services.length === 0) return null;
  return (
    <Card title={t('opened.title')} subtitle={t('opened.text')} headingLevel={2}>
      <PlainList gap={4}>
        {services.map((service) => (
          <li key={service.id}>
            <Row wraps gap={3} align="center" justify="between">
              <Row as="span" gap={3} align="center">
                <NetworkIcon name={service.icon} />
                <Link to={pagePath('services/:slug', { slug: service.slug })}>{service.name}</Link>
              </Row>
              <PriceTag service={service} />
            </Row>
          </li>
        ))}
      </PlainList>
    </Card>
  );
}
