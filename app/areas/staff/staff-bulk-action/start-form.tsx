import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { BulkAction } from '#core/back-office/bulk/bulk-action.contract.ts';
import { phrase as phraseClass } from '#app/areas/staff/staff/phrase.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';

interface StartFormProps {
  action: BulkAction;
  /** By which the same start is known when it is sent again. */
  idempotencyKey: string;
  isMistyped: boolean;
}

/** The sum that is agreed to, typed where it is large. */
export function StartForm({ action, idempotencyKey, isMistyped }: StartFormProps) {
  const { t } = useTranslation('bulk');
  const { dollars } = useNumbers();
  const { kind, amount, phrase } = action;
  const isRefund = kind === 'cancel';
  const words = { amount: dollars(amount) };
  return (
    <Card title={t('start.title')} headingLevel={2} subtitle={t('start.plain')}>
      <Form method="post">
        <input type="hidden" name="key" value={idempotencyKey} />
        <input type="hidden" name="confirmed_amount" value={amount} />
        <FormStack>
          {Number(amount) > 0 ? (
            <p>{isRefund ? t('start.refund', words) : t('start.keep', words)}</p>
          ) : null}
          {isMistyped ? <Alert tone="warning">{t('start.mistyped')}</Alert> : null}
          {phrase === null ? null : (
            <>
              <p>
                {t('start.type')} <span className={phraseClass}>{phrase}</span>
              </p>
              <TextField
                name="confirmation"
                label={t('start.typed')}
                required
                maxLength={100}
                autoComplete="off"
              />
            </>
          )}
          <FormActions>
            <SubmitButton name="form" value="start" tone={isRefund ? 'danger' : 'solid'}>
              {t(`kind.${kind}`)}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
