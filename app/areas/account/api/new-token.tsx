import { useRef } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { NewApiToken } from '#core/accounts/api-tokens/api-token.contract.ts';
import { useAnswerFocus } from '#app/forms/use-answer-focus.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { CopyField } from '#app/ui/transfer/copy-field.tsx';
import * as styles from './api.css.ts';

/** Shown in the answer to the form that made it, and never again. */
export function NewToken({ made }: { made: NewApiToken }) {
  const { t } = useTranslation('api');
  const place = useRef<HTMLDivElement>(null);
  // The form that had the focus is below.
  useAnswerFocus(place, made.token);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert tone="success" title={`${t('created.title')}: ${made.name}`}>
        <p>{t('created.text')}</p>
        <div className={styles.made}>
          <CopyField
            label={t('created.token')}
            value={made.token}
            copyLabel={t('copy')}
            copiedLabel={t('copied')}
          />
        </div>
      </Alert>
    </div>
  );
}
