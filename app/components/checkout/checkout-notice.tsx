import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutAnswer } from '../../lib/checkout/checkout-answer.server.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as styles from './checkout.css.ts';

/** Why nothing was ordered, above the panel; the focus goes there. */
export function CheckoutNotice({ answer }: { answer: CheckoutAnswer | undefined }) {
  const { t } = useTranslation('checkout');
  const notice = useRef<HTMLDivElement>(null);
  const text = answer?.notice;
  useEffect(() => {
    if (text !== undefined) notice.current?.focus();
  }, [answer, text]);
  if (text === undefined) return null;
  const isNewTotal = answer?.asks === 'total';
  return (
    <div ref={notice} className={styles.notice} tabIndex={-1}>
      <Alert
        tone={isNewTotal ? 'warning' : 'danger'}
        title={isNewTotal ? t('changed.title') : t('refused')}
        announce="now"
      >
        <p className={styles.lines}>{text}</p>
        {isNewTotal ? <p>{t('changed.text')}</p> : null}
      </Alert>
    </div>
  );
}
