import { useRef } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { MOST_LINES } from '#core/ordering/form/order-line.pure.ts';
import { useMoney } from '#app/components/price.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useAnswerFocus } from '#app/forms/use-answer-focus.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import type { MassCheck } from './mass-check.ts';
import * as styles from './orders-mass.css.ts';

/** How a list came out, and the way on. */
export function Summary({ check }: { check: MassCheck }) {
  const { t } = useTranslation('mass');
  const money = useMoney();
  const { good, bad, beyond, total } = check;
  const isReady = bad.length === 0;
  const place = useRef<HTMLDivElement>(null);
  // Each answer is another object; what it says comes into sight and is read out.
  useAnswerFocus(place, check);
  return (
    <div ref={place} tabIndex={-1} className={styles.summary}>
      <Alert
        tone={isReady ? 'success' : 'warning'}
        title={isReady ? t('ready', { count: good.length }) : t('bad', { count: bad.length })}
        actions={
          good.length > 0 ? (
            <SubmitButton name="intent" value="put" icon="shopping-cart">
              {t('putThem', { count: good.length })}
            </SubmitButton>
          ) : undefined
        }
      >
        {good.length > 0 ? (
          <p className={styles.total}>
            {isReady ? null : `${t('good', { count: good.length })} `}
            {t('total', { amount: money(total) })}
          </p>
        ) : null}
        {beyond > 0 ? <p>{t('beyond', { count: beyond, most: MOST_LINES })}</p> : null}
      </Alert>
    </div>
  );
}
