import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FileField } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { FormValues } from './catalogue-forms.server.ts';
import { importDefaults, ImportFields } from './import-fields.tsx';
import type { CatalogueFormProps } from './catalogue-form-props.ts';

/** Reads a price list that somebody saved. */
export function ListForm({ page, result: given }: CatalogueFormProps) {
  const { t } = useTranslation('staff');
  const { form, fields, result } = useServerForm<FormValues<'list'>>({
    id: 'list',
    result: given,
    constraint: page.constraints.list,
    defaultValue: importDefaults(page.language),
  });
  const labels = { name: t('list.name'), file: t('list.file') };
  return (
    <Card title={t('list.title')} subtitle={t('list.text')} headingLevel={2}>
      <Form method="post" encType="multipart/form-data" {...getFormProps(form)}>
        <FormStack>
          <FormErrors form={form} result={result} labels={labels} />
          <FileField
            field={fields.file}
            label={labels.file}
            accept=".csv,.tsv,.txt,.json,text/csv,application/json"
            limits={t('list.limits')}
          />
          <TextField field={fields.name} label={labels.name} hint={t('list.nameHint')} />
          <ImportFields fields={fields} places={page.places} />
          <FormActions>
            <SubmitButton name="form" value="list">
              {t('catalogue.preview')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
