import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { mailAddress } from '#app/areas/studio/mail-preview/mail-address.ts';
import { within } from '#app/areas/studio/mail-preview/mail-preview.css.ts';
import { EditorSection } from '#app/areas/studio/editor/editor-section.tsx';
import type { OwnMail } from './own-mail.server.ts';
import * as styles from './own-mail-words.css.ts';

/** What a mail says by itself, and what words for it may name. */
export function OwnMailWords({ mail, rev }: { mail: OwnMail; rev: number }) {
  const { names, subject, text, button, preview } = mail;
  const { t } = useTranslation('studio-fields');
  const { t: ofPreview } = useTranslation('studio-preview');
  const help = t('ownMail.help', { names: names.join(', ') });
  return (
    <EditorSection id="own-mail" title={t('ownMail.title')} help={help}>
      <div className={styles.mail}>
        <p className={styles.subject}>{subject}</p>
        <p>{text}</p>
        {button === undefined ? null : <p className={styles.button}>{button}</p>}
      </div>
      <div className={within}>
        <ButtonLink
          to={mailAddress(preview, rev)}
          tone="outline"
          size="small"
          newTab
          newTabHint={ofPreview('toolbar.newTab')}
        >
          {ofPreview('mail.label')}
        </ButtonLink>
      </div>
    </EditorSection>
  );
}
