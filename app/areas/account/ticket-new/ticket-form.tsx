import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SUPPORT_TOPICS } from '#core/feedback/support/support-state.pure.ts';
import { FilesField } from '#app/components/support/files-field.tsx';
import { Select } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea, TextField } from '#app/forms/written-fields.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';

interface TicketInput extends Record<string, unknown> {
  key: string;
  topic: string;
  subject: string;
  order_id?: string;
  text: string;
  files?: string;
}

interface TicketFormProps {
  page: { key: string; constraint: object; orderId: string };
  result: object | undefined;
}

/** What a customer wants to know, about an order or about anything else. */
export function TicketForm({ page, result: given }: TicketFormProps) {
  const { t } = useTranslation(['tickets', 'support']);
  const [key] = useState(page.key);
  const { form, fields, result } = useServerForm<TicketInput>({
    id: 'ticket-form',
    result: given,
    constraint: page.constraint,
    defaultValue: { topic: page.orderId ? 'order' : 'other', order_id: page.orderId },
  });
  const labels = {
    topic: t('field.topic'),
    subject: t('support:field.subject'),
    order_id: t('field.order'),
    text: t('support:field.text'),
    files: t('field.files'),
  };
  return (
    <Form method="post" {...getFormProps(form)} encType="multipart/form-data">
      <input type="hidden" name="key" value={key} />
      <FormStack>
        <FormErrors form={form} result={result} labels={labels} />
        <Select
          field={fields.topic}
          label={labels.topic}
          options={SUPPORT_TOPICS.map((value) => ({ value, label: t(`topic.${value}`) }))}
        />
        <TextField field={fields.order_id} label={labels.order_id} inputMode="numeric" />
        <TextField field={fields.subject} label={labels.subject} />
        <TextArea field={fields.text} label={labels.text} hint={t('support:hint')} rows={6} />
        <FilesField errors={fields.files.errors} />
        <FormActions>
          <SubmitButton>{t('support:submit')}</SubmitButton>
        </FormActions>
      </FormStack>
    </Form>
  );
}
