import type { useForm } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import {
  Checkbox,
  CheckboxGroup,
  Combobox,
  DateRange,
  FileField,
  RadioCards,
  RadioGroup,
  Select,
  Switch,
} from '#app/forms/chosen-fields.tsx';
import {
  MoneyField,
  NumberField,
  PasswordField,
  Slider,
  TextArea,
  TextField,
} from '#app/forms/written-fields.tsx';
import { formatBytes } from '#app/lib/i18n/format-bytes.ts';
import { FormColumns, FormSection } from '#app/ui/form/form-layout.tsx';
import type { ORDER_SCHEMA } from './order-schema.server.ts';
import { useFieldLabels } from './use-field-labels.ts';

interface FieldsProps {
  fields: ReturnType<typeof useForm<z.input<typeof ORDER_SCHEMA>>>[1];
}

const QUANTITIES = { min: 100, max: 1_000_000, step: 10, kind: 'logarithmic' } as const;

function useCountries() {
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames(i18n.language.replace('_', '-'), { type: 'region' });
  return ['DE', 'JP'].map((value) => ({ value, label: names.of(value) ?? value }));
}

export function AccountFields({ fields }: FieldsProps) {
  const { t } = useTranslation('gallery');
  const labels = useFieldLabels();
  const countries = useCountries();
  return (
    <FormSection title={t('form.account')} hint={t('sample.lead')}>
      <TextField field={fields.email} type="email" label={labels.email} />
      <PasswordField
        field={fields.password}
        label={labels.password}
        hint={t('form.passwordHint')}
        autoComplete="new-password"
      />
      <FormColumns>
        <Combobox
          field={fields.country}
          label={labels.country}
          placeholder={t('form.choose')}
          options={countries}
        />
        <Select
          field={fields.network}
          label={labels.network}
          placeholder={t('form.choose')}
          options={countries}
        />
      </FormColumns>
    </FormSection>
  );
}

export function OrderFields({ fields }: FieldsProps) {
  const { t, i18n } = useTranslation('gallery');
  const labels = useFieldLabels();
  const speeds = [
    { value: 'slow', label: t('form.slow'), description: t('form.slowText') },
    { value: 'fast', label: t('form.fast'), description: t('form.fastText') },
  ];
  const contacts = [
    { value: 'mail', label: t('form.byMail') },
    { value: 'phone', label: t('form.byPhone') },
  ];
  return (
    <FormSection title={t('form.delivery')}>
      <TextField field={fields.link} type="url" label={labels.link} />
      <Slider field={fields.quantity} label={labels.quantity} scale={QUANTITIES} ticks={3} />
      <FormColumns>
        <NumberField field={fields.pace} label={labels.pace} />
        <MoneyField field={fields.budget} label={labels.budget} prefix="$" />
      </FormColumns>
      <RadioGroup field={fields.speed} label={labels.speed} choices={speeds} />
      <RadioCards field={fields.plan} label={labels.plan} choices={speeds} />
      <CheckboxGroup field={fields.contact} label={labels.contact} choices={contacts} />
      <DateRange from={fields.from} to={fields.to} label={labels.from} />
      <TextArea field={fields.notes} label={labels.notes} />
      <FileField
        field={fields.receipt}
        label={labels.receipt}
        limits={t('form.receiptLimits', { size: formatBytes(5_000_000, i18n.language) })}
      />
      <Switch field={fields.remind} label={t('form.remind')} hint={t('form.remindHint')} />
      <Checkbox field={fields.agree} label={labels.agree} />
    </FormSection>
  );
}
