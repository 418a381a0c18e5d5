import { useRef } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useAnswerFocus } from '#app/forms/use-answer-focus.ts';
import type { CheckoutAnswer } from '#app/lib/checkout/checkout-answer.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { useNumbers } from '../use-numbers.ts';
import { checkoutControl } from './checkout-control.ts';
import * as styles from './checkout.css.ts';

interface CheckoutNoticeProps {
  formId: string;
  answer: CheckoutAnswer | undefined;
  lines: readonly { quantity: number }[];
}

/** Why nothing was ordered, above the panel; the focus goes there. */
export function CheckoutNotice({ formId, answer, lines }: CheckoutNoticeProps) {
  const { t } = useTranslation('checkout');
  const notice = useRef<HTMLDivElement>(null);
  const text = answer?.notice;
  useAnswerFocus(notice, text === undefined ? undefined : answer);
  if (answer?.asks === 'own-total') return <OwnTotal {...{ answer, lines }} />;
  if (text === undefined) return null;
  const isNewTotal = answer?.asks === 'total';
  return (
    <div
      ref={notice}
      id={checkoutControl(formId, 'notice')}
      className={styles.notice}
      tabIndex={-1}
    >
      {answer?.asks === 'again' ? (
        <Alert announce="now">{text}</Alert>
      ) : (
        <Alert
          tone={isNewTotal ? 'warning' : 'danger'}
          title={isNewTotal ? t('changed.title') : t('refused')}
          announce="now"
        >
          <p className={styles.lines}>{text}</p>
          {isNewTotal ? <p>{t('changed.text')}</p> : null}
        </Alert>
      )}
    </div>
  );
}

interface OwnTotalProps {
  answer: CheckoutAnswer;
  lines: readonly { quantity: number }[];
}

/** What was changed costs something else: it is agreed to by paying that. */
function OwnTotal({ answer, lines }: OwnTotalProps) {
  const { t } = useTranslation('checkout');
  const { money, count } = useNumbers();
  const notice = useRef<HTMLDivElement>(null);
  const total = money(answer.quote?.total?.total ?? '0');
  const [only] = lines.length === 1 ? lines : [];
  useAnswerFocus(notice, answer);
  return (
    <div ref={notice} className={styles.notice} tabIndex={-1}>
      <Alert
        tone="info"
        title={
          only
            ? t('ownTotal.line', { quantity: count(only.quantity), total })
            : t('ownTotal.title', { total })
        }
        announce="now"
        actions={
          <SubmitButton name="intent" value="order" autoFocus>
            {t('ownTotal.pay', { total })}
          </SubmitButton>
        }
      />
    </div>
  );
}
