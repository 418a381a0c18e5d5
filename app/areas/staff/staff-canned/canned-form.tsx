import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { CannedAnswer } from '#core/feedback/canned-answers/canned-answer.contract.ts';
import { FormFoot } from '#app/areas/staff/staff/form-foot.tsx';
import { Select } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea, TextField } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { LANGUAGES } from '#locales/languages.ts';

interface CannedInput extends Record<string, unknown> {
  name: string;
  language: string;
  text: string;
}

interface CannedFormProps {
  edited: CannedAnswer | undefined;
  constraint: object;
  result: object | undefined;
}

/** Adds a canned answer, or changes one. */
export function CannedForm({ edited, constraint, result: given }: CannedFormProps) {
  const { t, i18n } = useTranslation('tickets');
  const { form, fields, result } = useServerForm<CannedInput>({
    id: 'canned-form',
    result: given,
    constraint,
    defaultValue: {
      ...{ name: edited?.name ?? '', text: edited?.text ?? '', language: edited?.language ?? '' },
    },
  });
  const named = new Intl.DisplayNames(i18n.language.replace('_', '-'), { type: 'language' });
  const labels = {
    name: t('canned.name'),
    language: t('canned.language'),
    text: t('canned.text'),
  };
  return (
    <Card title={edited ? t('canned.change') : t('canned.add')} headingLevel={2}>
      <Form method="post" {...getFormProps(form)}>
        {edited ? <input type="hidden" name="id" value={edited.id} /> : null}
        <FormStack>
          <FormErrors form={form} result={result} labels={labels} />
          <TextField field={fields.name} label={labels.name} />
          <Select
            field={fields.language}
            label={labels.language}
            placeholder={t('canned.everyLanguage')}
            options={LANGUAGES.map((value) => ({
              value,
              label: named.of(value.replace('_', '-')) ?? value,
            }))}
          />
          <TextArea
            field={fields.text}
            label={labels.text}
            hint={t('canned.names', { name: '{{name}}', order: '{{order}}', ticket: '{{ticket}}' })}
            rows={6}
          />
          <FormFoot
            submit={t('canned.save')}
            cancelTo={edited ? pagePath('staff/support/answers') : undefined}
          />
        </FormStack>
      </Form>
    </Card>
  );
}
