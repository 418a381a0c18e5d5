import { useRef } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useAnswerFocus } from '#app/forms/use-answer-focus.ts';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { CopyField } from '#app/ui/transfer/copy-field.tsx';
import * as styles from './account-management.css.ts';

/** Shown in the answer to the form that made them, and never again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('accounts');
  const place = useRef<HTMLDivElement>(null);
  // The form that had the focus has gone.
  useAnswerFocus(place, codes);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert tone="success" title={t('twoFactor.codesTitle')}>
        <p>{t('twoFactor.codesText')}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.codesActions}>
          <div className={styles.codesCopy}>
            <CopyField
              label={t('twoFactor.allCodes')}
              value={codes.join(' ')}
              copyLabel={t('twoFactor.copy')}
              copiedLabel={t('twoFactor.copied')}
            />
          </div>
          <div className={styles.print}>
            <Button tone="outline" onClick={() => window.print()}>
              {t('twoFactor.print')}
            </Button>
          </div>
        </div>
      </Alert>
    </div>
  );
}
