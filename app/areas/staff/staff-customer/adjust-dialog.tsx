import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffCustomerPage } from '#core/back-office/customers/staff-customer.contract.ts';
import { useSignedDollars } from '#app/areas/staff/staff/signed-dollars.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import type { AdjustQuestion } from './adjust-question.server.ts';
import { phrase } from '#app/areas/staff/staff/phrase.css.ts';

interface AdjustDialogProps {
  question: AdjustQuestion;
  customer: StaffCustomerPage;
}

/** Staff type the sum and whose balance it is before anything moves; it needs no script. */
export function AdjustDialog({ question, customer }: AdjustDialogProps) {
  const { t } = useTranslation(['customers', 'staff']);
  const signed = useSignedDollars();
  const here = pagePath('staff/customers/:id', { id: customer.id });
  const words = { amount: signed(question.amount), name: customer.name || customer.email };
  return (
    <Dialog
      title={t('adjust.ask', words)}
      isOpen
      closeLabel={t('staff:ask.cancel')}
      closeHref={here}
    >
      <Form method="post" action={here}>
        {question.sent.map(([name, value], at) => (
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <FormStack>
          {question.isMistyped ? <Alert tone="warning">{t('adjust.mistyped')}</Alert> : null}
          <p>
            {t('adjust.type')} <span className={phrase}>{question.phrase}</span>
          </p>
          <TextField
            name="confirmation"
            label={t('adjust.typed')}
            required
            maxLength={400}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
          <FormActions>
            <SubmitButton>{t('adjust.agree', words)}</SubmitButton>
            <ButtonLink to={here} tone="outline">
              {t('staff:ask.cancel')}
            </ButtonLink>
          </FormActions>
        </FormStack>
      </Form>
    </Dialog>
  );
}
