import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { checkoutControl } from '#app/components/checkout/checkout-control.ts';
import * as styles from '#app/components/checkout/checkout.css.ts';
import type { CheckoutAnswer } from '#app/lib/checkout/checkout-answer.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { checkoutErrors } from './checkout-errors.ts';
import { useOrder } from './order-context.ts';

interface RefusedCheckoutProps {
  answer: CheckoutAnswer | undefined;
  formId: string;
}

/**
 * Why nothing was ordered, at the top of a page that came anew: without a script nothing leads to the
 * checkout, which on a phone is far below.
 */
export function RefusedCheckout({ answer, formId }: RefusedCheckoutProps) {
  const { t } = useTranslation('checkout');
  const { problems } = useOrder();
  const isHydrated = useHydrated();
  const errors = answer && !isHydrated ? checkoutErrors(answer, problems, formId) : [];
  if (errors.length === 0) return null;
  return (
    <div className={styles.unscripted}>
      {answer?.asks === 'again' ? (
        <Alert>
          <a href={`#${checkoutControl(formId, 'notice')}`}>{answer.notice}</a>
        </Alert>
      ) : (
        <ErrorSummary
          title={answer?.asks === 'total' ? t('changed.title') : t('refused')}
          errors={errors}
        />
      )}
    </div>
  );
}
