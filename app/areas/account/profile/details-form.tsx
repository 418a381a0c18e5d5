import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, type Language } from '#locales/languages.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { MessengerFields, useMessengerLabels } from '#app/areas/account/messenger-fields.tsx';
import { Select } from '#app/forms/chosen-fields.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';
import { FormColumns } from '#app/ui/form/form-layout.tsx';
import type { FormValues } from './profile-forms.server.ts';
import type { ProfileFormProps } from './profile-form-props.ts';

interface DetailsFormProps extends ProfileFormProps {
  /** Those on offer. */
  languages: readonly Language[];
}

export function DetailsForm({ customer, constraint, result, languages }: DetailsFormProps) {
  const { t } = useTranslation('accounts');
  const { name, messengers } = customer;
  // What is written in a language that is offered no more is written in English.
  const language = languages.find((offered) => offered === customer.language) ?? DEFAULT_LANGUAGE;
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<FormValues<'details'>>({
    id: 'details',
    result,
    constraint,
    defaultValue: { name, language, messengers },
  });
  const labels = {
    name: t('field.name'),
    language: t('field.mailLanguage'),
    ...useMessengerLabels(),
  };
  const choices = languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
  return (
    <AccountForm
      title={t('details.title')}
      name="details"
      form={form}
      result={reply}
      labels={labels}
      submit={t('save')}
    >
      <FormColumns>
        <TextField field={fields.name} label={labels.name} autoComplete="name" />
        <Select field={fields.language} label={labels.language} options={choices} />
      </FormColumns>
      <MessengerFields fields={fields.messengers.getFieldset()} labels={labels} />
    </AccountForm>
  );
}
