import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { CannedAnswer } from '#core/feedback/canned-answers/canned-answer.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import * as styles from '#app/components/support/support.css.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';

/** The canned answers of the brand. */
export function CannedList({ answers }: { answers: readonly CannedAnswer[] }) {
  const { t, i18n } = useTranslation('tickets');
  const named = new Intl.DisplayNames(i18n.language.replace('_', '-'), { type: 'language' });
  if (answers.length === 0) {
    return (
      <EmptyState drawing={DRAWINGS.messages} title={t('canned.empty')} headingLevel={2}>
        {t('canned.emptyText')}
      </EmptyState>
    );
  }
  return (
    <PlainList gap={3} data-rows="">
      {answers.map(({ id, name, language, text }) => (
        <li key={id}>
          <Card
            headingLevel={2}
            title={<bdi>{name}</bdi>}
            subtitle={
              language === null ? t('canned.everyLanguage') : named.of(language.replace('_', '-'))
            }
          >
            <Stack gap={3}>
              <p className={styles.text} dir="auto">
                {text}
              </p>
              <Row wraps gap={3}>
                <ButtonLink
                  to={pagePath('staff/support/answers', {}, { edit: id })}
                  tone="outline"
                  size="small"
                >
                  {t('canned.change')}
                </ButtonLink>
                <ButtonLink
                  to={pagePath('staff/support/answers', {}, { delete: id })}
                  tone="quiet"
                  size="small"
                  aria-label={`${t('canned.remove')}: ${name}`}
                >
                  {t('canned.remove')}
                </ButtonLink>
              </Row>
            </Stack>
          </Card>
        </li>
      ))}
    </PlainList>
  );
}
