import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import type { ManualPaymentData } from '#app/components/payment/manual-payment.server.ts';
import { PaymentInstructions } from '#app/components/payment/payment-instructions.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import type { PaidForm } from './add-funds.server.ts';
import * as styles from './add-funds.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';

interface ManualPaymentProps {
  payment: ManualPaymentData;
  /** Where it leads not to pay now. */
  unpaid: string;
  constraint: object;
  result: object | undefined;
  /** What concerns the form as a whole. */
  notice: ReactNode;
}

/** What a customer needs to pay by themselves, and the word that they have. */
export function ManualPayment({ payment, unpaid, notice, ...sent }: ManualPaymentProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('payments');
  const { form, fields, result } = useServerForm<PaidForm>({
    id: 'paid',
    result: sent.result,
    constraint: sent.constraint,
  });
  const label = payment.commentLabel ?? t('manual.comment');
  const total = numbers.money(payment.total);
  return (
    <Dialog title={t('manual.title', { total })} isOpen isPersistent size="wide">
      <Form method="post" {...getFormProps(form)}>
        <FormStack>
          {notice}
          <FormErrors form={form} result={result} labels={{ comment: label }} />
          <PaymentInstructions payment={payment} />
          {payment.hasComment ? <TextField field={fields.comment} label={label} /> : null}
          <FormActions>
            <SubmitButton>{t('manual.paid')}</SubmitButton>
            <ButtonLink to={unpaid} tone="outline">
              {t('manual.cancel')}
            </ButtonLink>
          </FormActions>
          <p className={styles.muted}>{t('manual.later')}</p>
        </FormStack>
      </Form>
    </Dialog>
  );
}
