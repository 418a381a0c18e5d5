import { useNumbers } from '#app/components/use-numbers.ts';
import { MOST_CHARACTERS } from '#app/lib/tags/tag-budget.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ProgressBar } from '#app/ui/feedback/progress.tsx';
import { ChipBox, ChipGroup } from '#app/ui/label/chip.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { CopyField } from '#app/ui/transfer/copy-field.tsx';
import * as styles from '#app/components/channel-tools/channel-tools.css.ts';
import type { TagModel } from './use-tags.ts';

/** The tags to choose from, how much room they take, and all of them to be copied. */
export function TagResult({ model }: { model: TagModel }) {
  const { t } = useTranslation('tags');
  const { tags, kept, isEmpty } = model;
  if (tags.length === 0) {
    return (
      <Card>
        <EmptyState icon="tags" title={isEmpty ? t('empty.title') : t('none.title')}>
          {isEmpty ? t('empty.text') : t('none.text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={t('result.title')} headingLevel={2}>
      <Stack gap={5}>
        <Budget used={model.used} />
        <Stack gap={2}>
          <p className={styles.note}>{t('result.choose')}</p>
          <ChipGroup label={t('result.choose')}>
            {/* Without a script, what is not sent of these was not chosen. */}
            <input type="hidden" name="shown" value={tags.join(',')} />
            {tags.map((tag) => (
              <ChipBox
                key={tag}
                name="kept"
                value={tag}
                checked={model.isKept(tag)}
                onChange={(event) => model.keep(tag, event.currentTarget.checked)}
              >
                <bdi>{tag}</bdi>
              </ChipBox>
            ))}
          </ChipGroup>
        </Stack>
        <CopyField
          label={t('result.csv')}
          value={kept.join(', ')}
          copyLabel={t('result.copy')}
          copiedLabel={t('result.copied')}
        />
      </Stack>
    </Card>
  );
}

function Budget({ used }: { used: number }) {
  const { t } = useTranslation('tags');
  const { count } = useNumbers();
  const most = count(MOST_CHARACTERS);
  return (
    <Stack gap={2}>
      <ProgressBar
        label={t('result.budget')}
        value={used / MOST_CHARACTERS}
        valueText={t('result.used', { used: count(used), most })}
      />
      <p className={styles.note}>{t('result.budgetHint', { most })}</p>
    </Stack>
  );
}
