import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { AccountForm } from '#app/components/account-form.tsx';
import { Select } from '#app/forms/chosen-fields.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { PasswordField, TextField } from '#app/forms/written-fields.tsx';
import type { CatalogueFormProps } from './catalogue-form-props.ts';
import type { FormValues } from './catalogue-forms.server.ts';
import { importDefaults, ImportFields } from './import-fields.tsx';

const EXAMPLE = 'https://provider.example/api/v2';

/** Asks a provider for its services. */
export function ProviderForm({ page, result: given }: CatalogueFormProps) {
  const { t } = useTranslation('staff');
  const { form, fields, result } = useServerForm<FormValues<'provider'>>({
    id: 'provider',
    result: given,
    constraint: page.constraints.provider,
    defaultValue: importDefaults(page.language),
  });
  const labels = { provider_id: t('provider.provider') };
  return (
    <AccountForm
      title={t('provider.title')}
      text={t('provider.text')}
      name="provider"
      form={form}
      result={result}
      labels={labels}
      submit={t('catalogue.preview')}
    >
      <Select
        field={fields.provider_id}
        label={labels.provider_id}
        options={page.providers.map(({ id, name, url, balance_currency: currency }) => ({
          value: id,
          label: `${name} (${[new URL(url).host, currency ?? []].flat().join(', ')})`,
        }))}
      />
      <ImportFields fields={fields} places={page.places} />
    </AccountForm>
  );
}

/** Keeps a provider, or gives one that is kept another key. */
export function AddProviderForm({ page, result: given }: CatalogueFormProps) {
  const { t } = useTranslation('staff');
  const { form, fields, result } = useServerForm<FormValues<'add-provider'>>({
    id: 'add-provider',
    result: given,
    constraint: page.constraints.addProvider,
  });
  const labels = {
    name: t('addProvider.name'),
    url: t('addProvider.url'),
    key: t('addProvider.key'),
  };
  return (
    <AccountForm
      title={t('addProvider.title')}
      text={t('addProvider.text')}
      name="add-provider"
      form={form}
      result={result}
      labels={labels}
      submit={t('addProvider.submit')}
    >
      <TextField field={fields.name} label={labels.name} autoComplete="off" />
      <TextField field={fields.url} type="url" label={labels.url} placeholder={EXAMPLE} />
      <PasswordField
        field={fields.key}
        label={labels.key}
        hint={t('addProvider.keyHint')}
        autoComplete="off"
      />
    </AccountForm>
  );
}
