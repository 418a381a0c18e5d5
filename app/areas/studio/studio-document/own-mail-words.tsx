import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { EditorSection } from '#app/areas/studio/editor/editor-section.tsx';
import type { OwnMail } from './own-mail.server.ts';
import * as styles from './own-mail-words.css.ts';

/** What a mail says by itself, and what words for it may name. */
export function OwnMailWords({ mail: { names, subject, text, button } }: { mail: OwnMail }) {
  const { t } = useTranslation('studio-fields');
  const help = t('ownMail.help', { names: names.join(', ') });
  return (
    <EditorSection id="own-mail" title={t('ownMail.title')} help={help}>
      <div className={styles.mail}>
        <p className={styles.subject}>{subject}</p>
        <p>{text}</p>
        {button === undefined ? null : <p className={styles.button}>{button}</p>}
      </div>
    </EditorSection>
  );
}
