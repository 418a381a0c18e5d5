import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffServiceDetails } from '#core/back-office/services/staff-service.contract.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Checkbox, Select } from '#app/forms/chosen-fields.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { MoneyField, NumberField, TextField } from '#app/forms/written-fields.tsx';
import { FormColumns, FormSection } from '#app/ui/form/form-layout.tsx';
import type { Option } from '#app/ui/fields/options.ts';
import type { Language } from '#locales/languages.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { AccessFields } from './access-fields.tsx';
import {
  ContentsFields,
  contentsRows,
  useContentsLabels,
  type ContentsRow,
} from './contents-fields.tsx';
import { CountryField } from './country-field.tsx';
import { LabelField } from './label-field.tsx';
import type { ServiceChoices } from './service-choices.server.ts';
import {
  ServiceWords,
  textsIn,
  useWordNames,
  wordLabels,
  type WrittenTexts,
} from './service-words.tsx';

// A type, since only those have the index that forms ask for.
type ServiceFields = {
  updated_at: string;
  texts: WrittenTexts;
  service_type_id: string;
  trade_type: string;
  price: string;
  price_before: string;
  min: string;
  max: string;
  step: string;
  usual: string;
  guarantee_days: string;
  start_minutes: string;
  example_link: string;
  labels: string[];
  countries: string[];
  by_link_only: string;
  for_grades: string[];
  contents: ContentsRow[];
  drip_feed: string;
  speed_up: string;
  is_active: string;
  new_category: string;
  provider_id: string;
  source_key: string;
  delivery: string;
  task_reward: string;
  watch_seconds: string;
};

/** What the form begins with. */
export type WrittenService = Omit<
  StaffServiceDetails,
  | 'id'
  | 'name'
  | 'slug'
  | 'network'
  | 'type'
  | 'price'
  | 'price_before'
  | 'margin'
  | 'health'
  | 'service_type_id'
> & {
  /** Nothing where none is chosen yet. */
  service_type_id: number | null;
};

/** Of a service that is yet to be made. */
interface Making {
  idempotencyKey: string;
  /** It was sent before, and is to be sent again. */
  isAgain: boolean;
  /** Who can deliver it beside the staff, with the currency they count in, if it is not dollars. */
  providers: readonly (Option & { other: string | null })[];
}

interface ServiceFormProps {
  service: WrittenService;
  making?: Making | undefined;
  languages: readonly Language[];
  /** Where it can stand, by their networks. */
  categories: readonly Option[];
  choices: ServiceChoices;
  /** Amounts as fields of this language have them. */
  price: string;
  priceBefore: string;
  taskReward: string;
  /** Whether customers of the shop can deliver it. */
  hasTasks: boolean;
  constraint: object;
  result: object | undefined;
}

const USUAL_WATCH_SECONDS = 30;

/** All that is written by hand about a service, whether it is made or changed. */
export function ServiceForm(props: ServiceFormProps) {
  const { service, making, languages, categories, choices, constraint, hasTasks } = props;
  const { t, i18n } = useTranslation('services');
  const { updated_at } = service;
  const { form, fields, result } = useServerForm<ServiceFields>({
    ...{ id: making ? 'new-service' : `service-${updated_at}`.replaceAll(/\W/g, '-') },
    ...{ result: props.result, constraint },
    defaultValue: startOf(props),
  });
  const wordNames = useWordNames();
  const contentsLabels = useContentsLabels(contentsRows(service));
  const labels = {
    ...wordLabels(wordNames, languages, i18n.language),
    ...{ service_type_id: t('edit.category'), trade_type: t('edit.tradeType') },
    ...{ price_before: t('edit.priceBefore'), speed_up: t('edit.speedup') },
    ...{ price: t('edit.price'), min: t('edit.min'), max: t('edit.max') },
    ...{ step: t('edit.step'), usual: t('edit.usual'), guarantee_days: t('edit.guarantee') },
    ...{ new_category: t('new.newCategory'), provider_id: t('column.source') },
    source_key: t('new.sourceKey'),
    ...{ delivery: t('edit.delivery'), task_reward: t('edit.taskReward') },
    watch_seconds: t('edit.watchSeconds'),
    ...{ start_minutes: t('edit.startMinutes'), example_link: t('edit.exampleLink') },
    ...{ labels: t('labels.title'), countries: t('edit.countries') },
    for_grades: t('edit.forGrades'),
    ...contentsLabels,
  };
  return (
    <AccountForm
      title={making ? t('new.form') : t('edit.title')}
      name={making ? 'create' : 'change'}
      submit={making ? t('new.save') : t('edit.save')}
      isAgain={making?.isAgain ?? false}
      {...{ form, result, labels }}
    >
      {making ? (
        <input type="hidden" name="key" value={making.idempotencyKey} />
      ) : (
        <input type="hidden" name="updated_at" value={updated_at} />
      )}
      <ServiceWords field={fields.texts} languages={languages} />
      <FormSection title={t('edit.part.price')}>
        <FormColumns>
          <PlaceFields {...{ fields, labels, categories, making }} />
          {making ? <SourceFields {...{ fields, labels }} providers={making.providers} /> : null}
          <TradeTypeField field={fields.trade_type} label={labels.trade_type} service={service} />
          <PriceFields {...{ fields, labels, service, making }} />
          <QuantityFields {...{ fields, labels }} />
        </FormColumns>
      </FormSection>
      <ContentsFields field={fields.contents} contents={service.contents} />
      <FormSection title={t('edit.part.shop')}>
        <ShopFields {...{ fields, labels, choices }} />
      </FormSection>
      <FormSection title={t('column.health')}>
        {hasTasks ? <DeliveryFields {...{ fields, labels }} /> : null}
        <Checkbox field={fields.drip_feed} label={t('edit.dripFeed')} />
        <Checkbox field={fields.speed_up} label={t('edit.speedup')} hint={t('edit.speedupHint')} />
      </FormSection>
      <FormSection title={t('edit.part.access')}>
        <AccessFields {...{ fields, service }} label={labels.for_grades} offered={choices.perks} />
        <Checkbox field={fields.is_active} label={t('edit.active')} hint={t('edit.activeHint')} />
      </FormSection>
    </AccountForm>
  );
}

/** What its fields begin with. */
function startOf({ service, languages, price, priceBefore, taskReward }: ServiceFormProps) {
  const { min, max, step, usual, drip_feed, speed_up, is_active, updated_at, tasks } = service;
  return {
    ...{ updated_at, texts: textsIn(service.texts, languages) },
    service_type_id: String(service.service_type_id ?? ''),
    trade_type: service.trade_type ?? '',
    ...{ price, min: String(min), max: String(max), step: String(step) },
    ...{ usual: String(usual), guarantee_days: String(service.guarantee_days ?? 0) },
    ...{ price_before: priceBefore, speed_up: speed_up ? 'on' : '' },
    ...{ start_minutes: String(service.start_minutes ?? '') },
    example_link: service.example_link ?? '',
    ...{ labels: service.labels.map(String), countries: service.countries.map(String) },
    ...{ by_link_only: service.by_link_only ? 'on' : '', for_grades: service.for_grades },
    ...{ drip_feed: drip_feed ? 'on' : '', is_active: is_active ? 'on' : '' },
    ...{ delivery: tasks ? 'tasks' : 'usual', task_reward: taskReward },
    watch_seconds: String(tasks?.watch_seconds ?? USUAL_WATCH_SECONDS),
    contents: contentsRows(service),
  };
}

type Fields = ReturnType<typeof useServerForm<ServiceFields>>['fields'];

interface PlaceFieldsProps extends Pick<ServiceFormProps, 'making' | 'categories'> {
  fields: Fields;
  labels: { service_type_id: string; new_category: string };
}

/** Where it stands in the shop. */
function PlaceFields({ fields, labels, making, categories }: PlaceFieldsProps) {
  const { t } = useTranslation('services');
  return (
    <>
      {categories.length > 0 ? (
        <Select
          field={fields.service_type_id}
          label={labels.service_type_id}
          hint={making ? undefined : t('edit.categoryHint')}
          placeholder={making ? t('new.choose') : undefined}
          options={categories}
          {...(making && { mark: null })}
        />
      ) : null}
      {making ? (
        <TextField
          field={fields.new_category}
          label={labels.new_category}
          hint={t('new.newCategoryHint')}
          autoComplete="off"
          dir="auto"
          mark={null}
        />
      ) : null}
    </>
  );
}

interface TradeTypeFieldProps extends Pick<ServiceFormProps, 'service'> {
  field: Fields['trade_type'];
  label: string;
}

/** What it is in the trade. */
function TradeTypeField({ field, label, service }: TradeTypeFieldProps) {
  const { t } = useTranslation('services');
  const { trade_type: own, trade_types: types, sources } = service;
  if (types.length === 0) return null;
  return (
    <Select
      field={field}
      label={label}
      hint={sources.length > 0 ? t('edit.tradeTypeOfSource') : t('edit.tradeTypeHint')}
      placeholder={own === null ? t('edit.noTradeType') : undefined}
      options={types.map((value) => ({ value, label: value }))}
      mark={null}
    />
  );
}

interface SourceFieldsProps extends Pick<Making, 'providers'> {
  fields: Fields;
  labels: { provider_id: string; source_key: string };
}

/** Who delivers it; without a provider, nobody but the staff of the shop can. */
function SourceFields({ fields, labels, providers }: SourceFieldsProps) {
  const { t } = useTranslation('services');
  if (providers.length === 0) return null;
  const others = providers.filter(({ other }) => other !== null).map(({ label }) => label);
  const currencies =
    others.length === 0 ? '' : ` ${t('new.otherCurrencyHint', { providers: others.join(', ') })}`;
  return (
    <>
      <Select
        field={fields.provider_id}
        label={labels.provider_id}
        hint={`${t('new.providerHint')}${currencies}`}
        placeholder={t('noSource')}
        options={providers}
        mark={null}
      />
      <TextField
        field={fields.source_key}
        label={labels.source_key}
        hint={t('new.sourceKeyHint')}
        autoComplete="off"
      />
    </>
  );
}

interface PriceFieldsProps extends Pick<ServiceFormProps, 'service' | 'making'> {
  fields: Fields;
  labels: { price: string; price_before: string };
}

/** What it costs, and what it did before. */
function PriceFields({ fields, labels, service, making }: PriceFieldsProps) {
  const { t } = useTranslation('services');
  const { count } = useNumbers();
  const number = count(service.per);
  const perUnit = making ? t('new.priceHint', { number }) : t('edit.priceHint', { number });
  return (
    <>
      <div data-key="e">
        <MoneyField
          field={fields.price}
          label={labels.price}
          hint={service.is_fixed ? t('edit.priceFixed') : perUnit}
        />
      </div>
      <MoneyField
        field={fields.price_before}
        label={labels.price_before}
        hint={t('edit.priceBeforeHint')}
        mark={null}
      />
    </>
  );
}

interface QuantityFieldsProps {
  fields: Fields;
  labels: Record<'guarantee_days' | 'min' | 'max' | 'step' | 'usual' | 'start_minutes', string>;
}

/** How much of it there is, how soon, and for how long. */
function QuantityFields({ fields, labels }: QuantityFieldsProps) {
  const { t } = useTranslation('services');
  return (
    <>
      <NumberField
        field={fields.guarantee_days}
        label={labels.guarantee_days}
        hint={t('edit.guaranteeHint')}
      />
      <NumberField field={fields.min} label={labels.min} />
      <NumberField field={fields.max} label={labels.max} />
      <NumberField field={fields.step} label={labels.step} />
      <NumberField field={fields.usual} label={labels.usual} />
      <NumberField
        field={fields.start_minutes}
        label={labels.start_minutes}
        hint={t('edit.startMinutesHint')}
        mark={null}
      />
    </>
  );
}

interface ShopFieldsProps extends Pick<ServiceFormProps, 'choices'> {
  fields: Fields;
  labels: Record<'example_link' | 'labels' | 'countries', string>;
}

/** What customers see of it besides its texts, and choose from. */
function ShopFields({ fields, labels, choices }: ShopFieldsProps) {
  const { t } = useTranslation('services');
  return (
    <>
      <TextField
        field={fields.example_link}
        label={labels.example_link}
        hint={t('edit.exampleLinkHint')}
        autoComplete="off"
        dir="auto"
        mark={null}
      />
      <LabelField field={fields.labels} label={labels.labels} labels={choices.labels} />
      <CountryField
        field={fields.countries}
        label={labels.countries}
        countries={choices.countries}
      />
    </>
  );
}
