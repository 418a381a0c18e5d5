import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import { Card } from '#app/ui/surface/card.tsx';
import type { CatalogueData } from './load-catalogue.server.ts';
import * as styles from './provider-list.css.ts';

/** Who delivers, each with the way to where it is changed and removed. */
export function ProviderList({ providers }: Pick<CatalogueData, 'providers'>) {
  const { t } = useTranslation('staff');
  return (
    <Card title={t('providers.title')} headingLevel={2}>
      <PlainList>
        {providers.map(({ id, name, url, check }) => (
          <Row key={id} as="li" wraps gap={3} align="center" className={styles.entry}>
            <p className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.host}>{new URL(url).host}</span>
            </p>
            {check?.problem ? <Badge tone="danger">{t('tried.failed')}</Badge> : null}
            <ButtonLink
              to={pagePath('staff/catalogue/providers/:providerId', { providerId: id })}
              size="small"
              tone="outline"
            >
              {t('providers.change')}
              <span className={visuallyHidden}> ({name})</span>
            </ButtonLink>
          </Row>
        ))}
      </PlainList>
      <ButtonLink to={pagePath('staff/providers')} size="small" tone="quiet">
        {t('providers.all')}
      </ButtonLink>
    </Card>
  );
}
