import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ManualPaymentData } from '#app/components/payment/manual-payment.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import type { PaidRefusal } from './tell-paid.server.ts';

interface PaidFormProps {
  payment: ManualPaymentData;
  refused: PaidRefusal | undefined;
  /** Where it leads not to pay now, from a dialog. */
  unpaid?: string | undefined;
  /** What else is sent with it. */
  children?: ReactNode;
}

/** The word of a guest that they have paid. */
export function PaidForm({ payment, refused, unpaid, children }: PaidFormProps) {
  const { t } = useTranslation('payments');
  return (
    <Form method="post">
      {children}
      <FormStack>
        {refused ? (
          <Alert tone="danger" announce="now">
            {refused.notice}
          </Alert>
        ) : null}
        {payment.hasComment ? (
          <TextField
            name="comment"
            label={payment.commentLabel ?? t('manual.comment')}
            maxLength={500}
            defaultValue={refused?.comment}
          />
        ) : null}
        <FormActions>
          <SubmitButton>{t('manual.paid')}</SubmitButton>
          {unpaid === undefined ? null : (
            <ButtonLink to={unpaid} tone="outline">
              {t('manual.cancel')}
            </ButtonLink>
          )}
        </FormActions>
      </FormStack>
    </Form>
  );
}
