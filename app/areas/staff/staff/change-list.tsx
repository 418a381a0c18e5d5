import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ChangedField } from '#core/supply/imports/import-words.pure.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import * as styles from './change-list.css.ts';
import { languageName } from './language-name.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import type { Language } from '#locales/languages.ts';

interface Change {
  field: ChangedField;
  before: string | null;
  after: string | null;
  language?: Language | undefined;
}

const LONGEST = 80;
const MONEY: ReadonlySet<ChangedField> = new Set(['cost', 'price', 'priceBefore']);
const COUNTS: ReadonlySet<ChangedField> = new Set(['per', 'min', 'max', 'step', 'startMinutes']);
/** Of what is new, this is worth reading; the rest stands on its page. */
const OF_NEW: ReadonlySet<ChangedField> = new Set(['type', 'cost', 'price', 'min', 'max']);

/** What differs, field by field: before and after. */
export function ChangeList({ changes, isNew }: { changes: readonly Change[]; isNew: boolean }) {
  const numbers = useNumbers();
  const { t, i18n } = useTranslation('staff');
  const shown = isNew ? changes.filter(({ field }) => OF_NEW.has(field)) : changes;
  if (shown.length === 0) return <span className={styles.nothing}>–</span>;
  const words = ({ field }: Change, value: string | null) => {
    if (value === null || value === '') return t('change.nothing');
    if (value === 'true' || value === 'false') return t(`change.${value}`);
    if (MONEY.has(field)) return numbers.dollars(value);
    if (COUNTS.has(field)) return numbers.count(Number(value));
    return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  };
  return (
    <PlainList gap={1} className={styles.changes}>
      {shown.map((change) => (
        <li key={`${change.field} ${change.language}`}>
          <span className={styles.field}>
            {t(`field.${change.field}`)}
            {change.language ? ` (${languageName(change.language, i18n.language)})` : null}
          </span>{' '}
          {isNew ? null : (
            <>
              <span className={visuallyHidden}>{t('change.before')}</span>
              <del className={styles.before}>{words(change, change.before)}</del>
              <span className={styles.arrow}>
                <Icon name="arrow-right" size={16} />
              </span>
              <span className={visuallyHidden}>{t('change.after')}</span>
            </>
          )}
          <span className={styles.after}>{words(change, change.after)}</span>
        </li>
      ))}
    </PlainList>
  );
}
