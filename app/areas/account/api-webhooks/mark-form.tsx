import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { MoneyField } from '#app/forms/written-fields.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { MarkValues } from './webhook-forms.server.ts';

interface MarkFormProps {
  below: string | null;
  constraint: object;
  result: object | undefined;
}

/** Below which amount programs are told that the balance is low. */
export function MarkForm({ below, constraint, result }: MarkFormProps) {
  const { t } = useTranslation('webhooks');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<MarkValues>({
    ...{ id: 'mark', result, constraint },
    defaultValue: { below: below ?? undefined },
  });
  return (
    <Card title={t('mark.title')} subtitle={t('mark.text')} headingLevel={2}>
      <Form method="post" {...getFormProps(form)}>
        <FormStack>
          <FormErrors form={form} result={reply} labels={{ below: t('mark.below') }} />
          <MoneyField
            field={fields.below}
            label={t('mark.below')}
            hint={t('mark.hint')}
            prefix="$"
          />
          <FormActions>
            <SubmitButton name="form" value="mark" tone="outline">
              {t('mark.submit')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
