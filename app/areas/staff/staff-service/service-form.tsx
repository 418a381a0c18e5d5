import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffServiceDetails } from '#core/back-office/services/staff-service.contract.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Checkbox, Select } from '#app/forms/chosen-fields.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { MoneyField, NumberField } from '#app/forms/written-fields.tsx';
import { FormColumns } from '#app/ui/form/form-layout.tsx';
import type { Option } from '#app/ui/fields/options.ts';
import type { Language } from '#locales/languages.ts';
import { ServiceWords, wordLabels, type WrittenTexts } from './service-words.tsx';

// A type, since only those have the index that forms ask for.
type ServiceFields = {
  updated_at: string;
  texts: WrittenTexts;
  service_type_id: string;
  trade_type: string;
  price: string;
  min: string;
  max: string;
  step: string;
  usual: string;
  guarantee_days: string;
  drip_feed: string;
  is_active: string;
};

interface ServiceFormProps {
  service: StaffServiceDetails;
  languages: readonly Language[];
  /** Where it can stand, by their networks. */
  categories: readonly Option[];
  /** The price as a field of this language has it. */
  price: string;
  constraint: object;
  result: object | undefined;
}

/** All that is changed by hand about a service. */
export function ServiceForm(props: ServiceFormProps) {
  const { service, languages, categories, price, constraint, result: given } = props;
  const { t, i18n } = useTranslation('services');
  const { count } = useNumbers();
  const { min, max, step, usual, drip_feed, is_active, updated_at } = service;
  const { form, fields, result } = useServerForm<ServiceFields>({
    ...{ id: `service-${updated_at}`.replaceAll(/\W/g, '-'), result: given, constraint },
    defaultValue: {
      ...{ updated_at, texts: textsIn(service, languages) },
      ...{ service_type_id: String(service.service_type_id), trade_type: service.trade_type ?? '' },
      ...{ price, min: String(min), max: String(max), step: String(step) },
      ...{ usual: String(usual), guarantee_days: String(service.guarantee_days ?? 0) },
      ...{ drip_feed: drip_feed ? 'on' : '', is_active: is_active ? 'on' : '' },
    },
  });
  const labels = {
    ...wordLabels(
      { name: t('edit.name'), description: t('edit.description') },
      languages,
      i18n.language,
    ),
    ...{ service_type_id: t('edit.category'), trade_type: t('edit.tradeType') },
    ...{ price: t('edit.price'), min: t('edit.min'), max: t('edit.max') },
    ...{ step: t('edit.step'), usual: t('edit.usual'), guarantee_days: t('edit.guarantee') },
  };
  return (
    <AccountForm
      title={t('edit.title')}
      name="change"
      submit={t('edit.save')}
      {...{ form, result, labels }}
    >
      <input type="hidden" name="updated_at" value={updated_at} />
      <ServiceWords field={fields.texts} languages={languages} />
      <FormColumns>
        <PlaceFields {...{ fields, labels, service, categories }} />
        <div data-key="e">
          <MoneyField
            field={fields.price}
            label={labels.price}
            hint={
              service.is_fixed
                ? t('edit.priceFixed')
                : t('edit.priceHint', { number: count(service.per) })
            }
          />
        </div>
        <NumberField
          field={fields.guarantee_days}
          label={labels.guarantee_days}
          hint={t('edit.guaranteeHint')}
        />
        <NumberField field={fields.min} label={labels.min} />
        <NumberField field={fields.max} label={labels.max} />
        <NumberField field={fields.step} label={labels.step} />
        <NumberField field={fields.usual} label={labels.usual} />
      </FormColumns>
      <Checkbox field={fields.drip_feed} label={t('edit.dripFeed')} />
      <Checkbox field={fields.is_active} label={t('edit.active')} hint={t('edit.activeHint')} />
    </AccountForm>
  );
}

interface PlaceFieldsProps extends Pick<ServiceFormProps, 'service' | 'categories'> {
  fields: ReturnType<typeof useServerForm<ServiceFields>>['fields'];
  labels: { service_type_id: string; trade_type: string };
}

/** Where it stands in the shop, and what it is in the trade. */
function PlaceFields({ fields, labels, service, categories }: PlaceFieldsProps) {
  const { t } = useTranslation('services');
  const { trade_type: own, trade_types: types, sources } = service;
  return (
    <>
      <Select
        field={fields.service_type_id}
        label={labels.service_type_id}
        hint={t('edit.categoryHint')}
        options={categories}
      />
      {types.length > 0 ? (
        <Select
          field={fields.trade_type}
          label={labels.trade_type}
          hint={sources.length > 0 ? t('edit.tradeTypeOfSource') : t('edit.tradeTypeHint')}
          placeholder={own === null ? t('edit.noTradeType') : undefined}
          options={types.map((value) => ({ value, label: value }))}
          mark={null}
        />
      ) : null}
    </>
  );
}

/** What is written in the languages of the shop; what is missing is an empty field. */
function textsIn({ texts }: StaffServiceDetails, languages: readonly Language[]): WrittenTexts {
  return Object.fromEntries(
    languages.map((language) => {
      const { name = '', description } = texts[language] ?? {};
      return [language, { name, description: description ?? '' }];
    }),
  );
}
