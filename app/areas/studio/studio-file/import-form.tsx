import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FileField } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';

/** Reads a file; what it would change is shown before anything is changed. */
export function ImportForm({ result: given }: { result: object | undefined }) {
  const { t } = useTranslation('studio-instance');
  const { form, fields, result } = useServerForm<{ file: File }>({
    id: 'import',
    result: given,
    constraint: { file: { required: true } },
  });
  const labels = { file: t('file.file') };
  return (
    <Card title={t('file.import')} subtitle={t('file.importText')} headingLevel={2}>
      <Form method="post" encType="multipart/form-data" {...getFormProps(form)}>
        <FormStack>
          <FormErrors form={form} result={result} labels={labels} />
          <FileField field={fields.file} label={labels.file} accept=".json,application/json" />
          <FormActions>
            <SubmitButton name="form" value="read">
              {t('file.show')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
