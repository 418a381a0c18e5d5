import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormActions } from '#app/ui/form/form-layout.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { Overview } from './load-overview.server.ts';
import * as styles from './overview.css.ts';

interface ChangesCardProps {
  changes: Overview['changes'];
  mayPublish: boolean;
}

const MOST_SHOWN = 8;

/** What the draft holds that is not public. */
export function ChangesCard({ changes, mayPublish }: ChangesCardProps) {
  const { t } = useTranslation('studio');
  if (changes.length === 0) {
    return (
      <Card title={t('overview.noChanges')} headingLevel={2}>
        <p className={styles.hint}>{t('overview.noChangesText')}</p>
      </Card>
    );
  }
  const rest = changes.length - MOST_SHOWN;
  return (
    <Card title={t('overview.changes', { count: changes.length })} headingLevel={2}>
      <PlainList className={styles.changes}>
        {changes.slice(0, MOST_SHOWN).map((change) => (
          <li key={`${change.kind} ${change.key}`} className={styles.change}>
            <ChangeWords change={change} />
          </li>
        ))}
      </PlainList>
      {rest > 0 ? (
        <p>
          <Link to={pagePath('studio/difference')}>
            {t('overview.moreChanges', { count: rest })}
          </Link>
        </p>
      ) : null}
      <FormActions>
        <ButtonLink to={pagePath('studio/publish')}>
          {mayPublish ? t('publish.open') : t('publish.look')}
        </ButtonLink>
        <ButtonLink to={pagePath('studio/difference')} tone="outline">
          {t('difference.title')}
        </ButtonLink>
      </FormActions>
    </Card>
  );
}

function ChangeWords({ change }: { change: Overview['changes'][number] }) {
  const { t } = useTranslation('studio');
  const { kind, name, change: did, problems } = change;
  return (
    <>
      <span className={styles.changeName}>
        {kind === 'settings' ? t('kind.settings') : t('named', { kind: t(`kind.${kind}`), name })}
      </span>
      <Badge>{t(`did.${did}`)}</Badge>
      {problems === 0 ? null : (
        <Badge tone="danger">{t('overview.problems', { count: problems })}</Badge>
      )}
    </>
  );
}
