import { Moment } from '#app/components/moment.tsx';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ShownValue } from './shown-value.ts';
import { Swatch } from './swatch.tsx';
import * as styles from './difference.css.ts';

/** Long texts are folded at about this many signs. */
const LONGEST = 280;

/** A value as it reads: a colour with its square, a moment by the clock of whoever reads, nothing as a dash. */
export function ValueWords({ value: { look, text } }: { value: ShownValue }) {
  const { t } = useTranslation('studio');
  switch (look) {
    case 'nothing':
      return <span className={styles.nothing}>{t('value.nothing')}</span>;
    case 'yes':
      return <>{t('value.yes')}</>;
    case 'no':
      return <>{t('value.no')}</>;
    case 'colour':
      return (
        <span className={styles.colour}>
          <Swatch colour={text} />
          {text}
        </span>
      );
    case 'moment':
      return <Moment at={text} />;
    case 'text':
      return text.length > LONGEST ? <LongText text={text} /> : <>{text}</>;
  }
}

function LongText({ text }: { text: string }) {
  return (
    <details className={styles.long}>
      <summary>{text.slice(0, LONGEST).trimEnd()}…</summary>
      {text}
    </details>
  );
}
