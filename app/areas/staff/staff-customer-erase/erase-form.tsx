import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Erasure } from '#core/back-office/erasures/erasure.contract.ts';
import { phrase } from '#app/areas/staff/staff/phrase.css.ts';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea, TextField } from '#app/forms/written-fields.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';

interface EraseInput extends Record<string, unknown> {
  reason: string;
  confirmation: string;
  pay_to: string;
}

interface EraseFormProps {
  erasure: Erasure;
  constraint: object;
  result: object | undefined;
}

/** Asks for it, or agrees to what a colleague has asked for. */
export function EraseForm({ erasure, constraint, result: given }: EraseFormProps) {
  const { t } = useTranslation('customers');
  const { asked, needs_second: needsSecond } = erasure;
  const { form, fields, result } = useServerForm<EraseInput>({
    ...{ id: 'erase', result: given, constraint },
  });
  const labels = {
    reason: t('reason'),
    pay_to: t('erase.payTo'),
    confirmation: t('erase.typed'),
  };
  const isAsking = asked === null;
  const submit = isAsking && needsSecond ? t('erase.ask') : t('erase.submit');
  return (
    <Card title={isAsking ? t('erase.title') : t('erase.agree')} headingLevel={2}>
      <Form method="post" {...getFormProps(form)}>
        <FormStack>
          <FormErrors form={form} result={result} labels={labels} />
          {isAsking ? (
            <TextArea
              field={fields.reason}
              label={labels.reason}
              hint={t('erase.reasonHint')}
              rows={2}
            />
          ) : null}
          {isAsking && needsSecond ? (
            <TextArea
              field={fields.pay_to}
              label={labels.pay_to}
              hint={t('erase.payToHint')}
              rows={2}
            />
          ) : null}
          <p>
            {t('erase.type')} <span className={phrase}>{erasure.phrase}</span>
          </p>
          <TextField
            field={fields.confirmation}
            label={labels.confirmation}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <FormActions>
            <SubmitButton tone="danger">{submit}</SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
