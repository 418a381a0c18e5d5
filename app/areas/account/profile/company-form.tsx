import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { AccountForm } from '#app/components/account-form.tsx';
import { companyOnly } from '#app/areas/account/company-only.css.ts';
import { RadioCards, Select } from '#app/forms/chosen-fields.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea, TextField } from '#app/forms/written-fields.tsx';
import { FormColumns, FormStack } from '#app/ui/form/form-layout.tsx';
import type { FormValues } from './profile-forms.server.ts';
import type { ProfileFormProps } from './profile-form-props.ts';

type Fields = ReturnType<typeof useServerForm<FormValues<'company'>>>['fields'];

interface CompanyFormProps extends ProfileFormProps {
  countries: readonly { value: string; label: string }[];
}

/** Who and where somebody is billed. */
export function CompanyForm({ customer, constraint, result, countries }: CompanyFormProps) {
  const { t } = useTranslation('accounts');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<FormValues<'company'>>({
    id: 'company',
    result,
    constraint,
    defaultValue: {
      account_type: customer.account_type,
      company_name: customer.company_name ?? '',
      company_address: customer.company_address ?? '',
      company_site: customer.company_site ?? '',
      billing_country: customer.billing_country ?? '',
      vat: customer.vat ?? '',
    },
  });
  const labels = {
    account_type: t('field.accountType'),
    company_name: t('field.companyName'),
    vat: t('field.vat'),
    company_address: t('field.companyAddress'),
    billing_country: t('field.billingCountry'),
    company_site: t('field.companySite'),
  };
  const types = [
    { value: 'personal', label: t('personal.title'), description: t('personal.text') },
    { value: 'company', label: t('company.title'), description: t('company.text') },
  ];
  return (
    <AccountForm
      title={t('company.heading')}
      text={t('company.hint')}
      name="company"
      form={form}
      result={reply}
      labels={labels}
      submit={t('save')}
    >
      <RadioCards
        field={fields.account_type}
        label={labels.account_type}
        mark={null}
        choices={types}
      />
      <CompanyFields fields={fields} labels={labels} />
      <TextArea
        field={fields.company_address}
        label={labels.company_address}
        autoComplete="street-address"
      />
      <Select
        field={fields.billing_country}
        label={labels.billing_country}
        options={countries.length > 0 ? countries : kept(customer.billing_country)}
        placeholder={t('company.noCountry')}
      />
    </AccountForm>
  );
}

interface CompanyFieldsProps {
  fields: Pick<Fields, 'company_name' | 'vat' | 'company_site'>;
  labels: Readonly<Record<'company_name' | 'vat' | 'company_site', string>>;
}

/** What only a company has. */
function CompanyFields({ fields, labels }: CompanyFieldsProps) {
  return (
    <div className={companyOnly}>
      <FormStack>
        <FormColumns>
          <TextField
            field={fields.company_name}
            label={labels.company_name}
            mark={null}
            autoComplete="organization"
          />
          <TextField field={fields.vat} label={labels.vat} mark={null} />
        </FormColumns>
        <TextField field={fields.company_site} type="url" label={labels.company_site} />
      </FormStack>
    </div>
  );
}

/** Without a list of countries, the one that was chosen stays. */
const kept = (country: string | null) =>
  country === null ? [] : [{ value: country, label: country }];
