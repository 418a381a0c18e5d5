import { Form } from '@remix-run/react';
import { useMoments } from '#app/components/moment.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { FormActions } from '#app/ui/form/form-layout.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { CopyButton } from '#app/ui/transfer/copy-button.tsx';
import { CopyField } from '#app/ui/transfer/copy-field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { LANGUAGE_NAMES } from '#locales/languages.ts';
import * as styles from '#app/components/channel-tools/channel-tools.css.ts';
import type { OwnKeywords } from './keywords-page.server.ts';

type Told = Extract<OwnKeywords['search'], { state: 'told' }>['told'];

interface FoundKeywordsProps {
  told: Told;
  countries: OwnKeywords['countries'];
}

/** What people search for: to be copied, one or all, and to make tags of. */
export function FoundKeywords({ told, countries }: FoundKeywordsProps) {
  const { t } = useTranslation('keywords');
  const momentOf = useMoments();
  const { keyword, suggestions, source } = told;
  if (suggestions.length === 0) {
    return (
      <EmptyState icon="search" title={t('none.title', { keyword })}>
        {t('none.text')}
      </EmptyState>
    );
  }
  const place = [
    countries.find(({ id }) => id === told.country)?.name,
    LANGUAGE_NAMES[told.language],
    momentOf(told.searched_at, 'day'),
  ].filter((part) => part !== undefined);
  return (
    <Card title={t('found.title', { keyword })} subtitle={place.join(' · ')} headingLevel={2}>
      <Stack gap={5}>
        <Alert>{source === 'demo' ? t('found.demo') : t('found.youtube')}</Alert>
        <ToTags suggestions={suggestions} />
        <CopyField
          label={t('found.all')}
          value={suggestions.join(', ')}
          copyLabel={t('found.copy')}
          copiedLabel={t('found.copied')}
        />
      </Stack>
    </Card>
  );
}

/** A form without a script as well: what is chosen stands in the address of the tag generator. */
function ToTags({ suggestions }: { suggestions: readonly string[] }) {
  const { t } = useTranslation('keywords');
  const canCopy = useHydrated();
  return (
    <Stack as={Form} gap={5} method="get" action={pagePath('tags-generator')}>
      <PlainList gap={2} cell={20}>
        {suggestions.map((text) => (
          <Row as="li" key={text} gap={2} align="center" justify="between">
            <div className={styles.grows}>
              <Checkbox name="keyword" value={text} defaultChecked label={<bdi>{text}</bdi>} />
            </div>
            {canCopy ? (
              <CopyButton
                text={() => text}
                copyLabel={t('found.copyOne', { text })}
                copiedLabel={t('found.copied')}
              />
            ) : null}
          </Row>
        ))}
      </PlainList>
      <FormActions>
        <Button type="submit" icon="tags">
          {t('found.toTags')}
        </Button>
      </FormActions>
    </Stack>
  );
}
