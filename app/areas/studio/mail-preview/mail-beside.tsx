import { useHref } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Language } from '#locales/languages.ts';
import { FIRST_CHOICE } from '#app/areas/studio/preview-choice.ts';
import { useKeptChoice } from '#app/areas/studio/preview-pane/use-kept-choice.ts';
import { mailAddress } from './mail-address.ts';
import { MailToolbar } from './mail-toolbar.tsx';
import * as styles from './mail-preview.css.ts';

export interface MailPreview {
  mail: string;
  /** Which one is shown at first. */
  language: Language;
  languages: readonly Language[];
}

/** The mail that a form is about, as the step of the draft that it shows would send it. */
export function MailBeside({ preview, rev }: { preview: MailPreview; rev: number }) {
  const { mail } = preview;
  const { t } = useTranslation('studio-preview');
  const [language, choose] = useState(preview.language);
  const [{ theme }, keep] = useKeptChoice(FIRST_CHOICE);
  const address = useHref(mailAddress({ mail, language, theme }, rev));
  return (
    <div className={styles.beside}>
      <MailToolbar
        {...preview}
        theme={theme}
        onChoose={choose}
        onTheme={(chosen) => keep({ theme: chosen })}
      />
      {/* A new one for each step: another address of the same one would be a step back of the browser. */}
      <iframe
        key={address}
        className={styles.frame}
        src={address}
        title={t('mail.label')}
        // Where there is no room for it, nothing of it is loaded.
        loading="lazy"
      />
    </div>
  );
}
