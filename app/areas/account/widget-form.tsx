import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { CheckboxGroup } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { MoneyField, TextArea, TextField } from '#app/forms/written-fields.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FormActions, FormColumns, FormStack } from '#app/ui/form/form-layout.tsx';
import type { WidgetFormData, WidgetValues } from './widget-forms.server.ts';

const EXAMPLE = 'https://example.com';

interface WidgetFormProps {
  data: WidgetFormData;
  /** Of the widget that is changed; nothing for a new one. */
  values?: WidgetValues;
  result: object | undefined;
  submit: string;
}

export function WidgetForm({ data, values, result, submit }: WidgetFormProps) {
  const { t } = useTranslation('widget');
  const numbers = useNumbers();
  const { mostPercent, methods, constraint } = data;
  const isNew = values === undefined;
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<WidgetValues>({
    ...{ id: 'widget', result, constraint },
    defaultValue: values ?? { reward_percent: mostPercent },
  });
  const labels = {
    name: t('field.name'),
    origins: t('field.origins'),
    reward_percent: t('field.reward'),
    minimum_purchase_amount: t('field.minimum'),
    payment_methods: t('field.methods'),
  };
  return (
    <Form method="post" {...getFormProps(form)} preventScrollReset={!isNew}>
      <FormStack>
        <FormErrors form={form} result={reply} labels={labels} />
        <TextField field={fields.name} label={labels.name} hint={t('field.nameHint')} />
        <TextArea
          field={fields.origins}
          label={labels.origins}
          hint={t('field.originsHint')}
          placeholder={EXAMPLE}
          rows={3}
          spellCheck={false}
          dir="ltr"
        />
        <FormColumns>
          {mostPercent > 0 ? (
            <MoneyField
              field={fields.reward_percent}
              label={labels.reward_percent}
              hint={t('field.rewardHint', { percent: numbers.percent(mostPercent / 100) })}
              suffix="%"
            />
          ) : null}
          <MoneyField
            field={fields.minimum_purchase_amount}
            label={labels.minimum_purchase_amount}
            hint={t('field.minimumHint')}
            prefix="$"
          />
        </FormColumns>
        <CheckboxGroup
          field={fields.payment_methods}
          label={labels.payment_methods}
          hint={t('field.methodsHint')}
          choices={methods}
        />
        <FormActions>
          <SubmitButton name="form" value="save">
            {submit}
          </SubmitButton>
        </FormActions>
      </FormStack>
    </Form>
  );
}
