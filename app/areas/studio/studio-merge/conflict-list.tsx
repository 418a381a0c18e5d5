import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ValueWords } from '#app/areas/studio/difference/value-words.tsx';
import { placeWords } from '#app/areas/studio/report/place-words.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { RadioCards } from '#app/ui/fields/radio-group.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { Conflict } from './load-merge.server.ts';
import * as styles from './merge.css.ts';

interface ConflictListProps {
  conflicts: readonly Conflict[];
  /** What was chosen before, by place. */
  chosen: Readonly<Record<string, string>>;
}

/** What both sides changed: one answer for each. */
export function ConflictList({ conflicts, chosen }: ConflictListProps) {
  const { t } = useTranslation('studio');
  if (conflicts.length === 0) {
    return (
      <Alert tone="success" title={t('merge.noConflicts')}>
        {t('merge.noConflictsText')}
      </Alert>
    );
  }
  return (
    <Card title={t('merge.conflicts', { count: conflicts.length })} headingLevel={2}>
      <PlainList gap={6}>
        {conflicts.map((conflict, at) => (
          <li key={conflict.place}>
            <ConflictField conflict={conflict} at={at} chosen={chosen[conflict.place]} />
          </li>
        ))}
      </PlainList>
    </Card>
  );
}

interface ConflictFieldProps {
  conflict: Conflict;
  at: number;
  chosen: string | undefined;
}

function ConflictField({ conflict, at, chosen }: ConflictFieldProps) {
  const { t } = useTranslation('studio');
  const { place, shown, base, mine, theirs } = conflict;
  return (
    <div className={styles.conflict}>
      <input type="hidden" name={`place.${at}`} value={place} />
      <RadioCards
        name={`take.${at}`}
        label={placeWords(shown, t)}
        required
        defaultValue={chosen}
        hint={
          <>
            {t('merge.was')} <ValueWords value={base} />
          </>
        }
        choices={[
          { value: 'mine', label: t('merge.takeMine'), description: <ValueWords value={mine} /> },
          {
            value: 'theirs',
            label: t('merge.takeTheirs'),
            description: <ValueWords value={theirs} />,
          },
        ]}
      />
    </div>
  );
}
