import { Form } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { addFundsPath } from '#app/lib/money/payment-place.ts';
import * as styles from './cancel-payment.css.ts';

interface CancelPaymentProps {
  id: number;
  /** What was left to add funds for it. */
  back: string | undefined;
  size?: ComponentProps<typeof SubmitButton>['size'];
}

/** Puts a payment aside that was begun and not paid. */
export function CancelPayment({ id, back, size }: CancelPaymentProps) {
  const { t } = useTranslation('payments');
  return (
    <Form method="post" action={addFundsPath({ backTo: back })} className={styles.form}>
      <SubmitButton name="cancel" value={id} tone="quiet" {...(size && { size })}>
        {t('cancel')}
      </SubmitButton>
    </Form>
  );
}
