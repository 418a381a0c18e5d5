import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import type { earlierDraft } from '#core/studio/drafts/draft.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import * as styles from './drafts.css.ts';

type Earlier = z.infer<typeof earlierDraft>;

interface EarlierDraftsProps {
  drafts: readonly Earlier[];
  rev: number;
  /** The one whose steps are shown above. */
  shown: string | undefined;
}

/** Drafts that were published or discarded: each can be opened again. */
export function EarlierDrafts({ drafts, rev, shown }: EarlierDraftsProps) {
  const { t } = useTranslation('studio');
  if (drafts.length === 0) return null;
  return (
    <Card title={t('drafts.earlier')} subtitle={t('drafts.earlierText')} headingLevel={2}>
      <PlainList>
        {drafts.map((draft) => (
          <li key={draft.id} className={styles.entry}>
            <DraftWords draft={draft} />
            <Row wraps gap={2}>
              {String(draft.id) === shown ? null : (
                <ButtonLink
                  to={pagePath('studio/drafts', {}, { draft: draft.id })}
                  tone="quiet"
                  size="small"
                >
                  {t('drafts.showSteps')}
                </ButtonLink>
              )}
              <Form method="post" action={pagePath('studio/drafts')}>
                <input type="hidden" name="rev" value={rev} />
                <input type="hidden" name="draft" value={draft.id} />
                <SubmitButton name="form" value="reopen" tone="outline" size="small">
                  {t('drafts.reopen')}
                </SubmitButton>
              </Form>
            </Row>
          </li>
        ))}
      </PlainList>
    </Card>
  );
}

function DraftWords({ draft }: { draft: Earlier }) {
  const { t } = useTranslation('studio');
  const { ended, changes, steps, updated_at: at } = draft;
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        <Moment at={at} />{' '}
        {ended === null ? null : (
          <Badge tone={ended === 'published' ? 'success' : 'neutral'}>
            {t(`drafts.ended.${ended}`)}
          </Badge>
        )}
      </p>
      <p className={styles.facts}>
        {t('revision.changes', { count: changes })} · {t('drafts.stepCount', { count: steps })}
      </p>
    </div>
  );
}
