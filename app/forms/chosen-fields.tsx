import { getInputProps, getSelectProps } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { formatBytes } from '../lib/i18n/format-bytes.ts';
import {
  Checkbox as PlainCheckbox,
  CheckboxGroup as PlainCheckboxGroup,
  Switch as PlainSwitch,
  type CheckboxGroupProps,
  type CheckboxProps,
} from '../ui/fields/checkbox.tsx';
import { Combobox as PlainCombobox, type ComboboxProps } from '../ui/fields/combobox.tsx';
import { DateRange as PlainDateRange, type DateRangeProps } from '../ui/fields/date-range.tsx';
import { FileField as PlainFileField, type FileFieldProps } from '../ui/fields/file-field.tsx';
import {
  RadioCards as PlainRadioCards,
  RadioGroup as PlainRadioGroup,
  type RadioGroupProps,
} from '../ui/fields/radio-group.tsx';
import { Select as PlainSelect, type SelectProps } from '../ui/fields/select.tsx';
import { useFieldTexts, type Bound } from './field-props.ts';

export function Select<Schema>({ field, ...own }: Bound<Schema> & SelectProps) {
  const { key, multiple: _multiple, ...select } = getSelectProps(field);
  return <PlainSelect key={key} {...select} {...useFieldTexts(field)} {...own} />;
}

export function Combobox<Schema>({
  field,
  ...own
}: Bound<Schema> & Omit<ComboboxProps, 'emptyText' | 'countText' | 'clearLabel'>) {
  const { t } = useTranslation('forms');
  const { key, id, name, form, required, defaultValue } = getInputProps(field, { type: 'text' });
  return (
    <PlainCombobox
      key={key}
      {...{ id, name, form, required, defaultValue }}
      {...useFieldTexts(field)}
      emptyText={t('noMatch')}
      countText={(count) => t('matches', { count })}
      clearLabel={t('clear')}
      {...own}
    />
  );
}

/** Of a box it goes without saying that it may be left empty. */
export function Checkbox<Schema>({ field, ...own }: Bound<Schema> & CheckboxProps) {
  const { key, ...input } = getInputProps(field, { type: 'checkbox' });
  return <PlainCheckbox key={key} {...input} errors={field.errors} {...own} />;
}

export function Switch<Schema>({ field, ...own }: Bound<Schema> & CheckboxProps) {
  const { key, ...input } = getInputProps(field, { type: 'checkbox' });
  return <PlainSwitch key={key} {...input} errors={field.errors} {...own} />;
}

export function CheckboxGroup<Schema>({
  field,
  ...own
}: Bound<Schema> & Omit<CheckboxGroupProps, 'name'>) {
  return (
    <PlainCheckboxGroup
      key={field.key}
      {...groupOf(field)}
      {...useFieldTexts(field)}
      defaultValue={field.defaultOptions}
      {...own}
    />
  );
}

export function RadioGroup<Schema>({
  field,
  ...own
}: Bound<Schema> & Omit<RadioGroupProps, 'name'>) {
  return (
    <PlainRadioGroup
      key={field.key}
      {...groupOf(field)}
      {...useFieldTexts(field)}
      defaultValue={field.defaultValue}
      {...own}
    />
  );
}

export function RadioCards<Schema>({
  field,
  ...own
}: Bound<Schema> & Omit<RadioGroupProps, 'name'>) {
  return (
    <PlainRadioCards
      key={field.key}
      {...groupOf(field)}
      {...useFieldTexts(field)}
      defaultValue={field.defaultValue}
      {...own}
    />
  );
}

function groupOf<Schema>({ id, name, formId, required }: Bound<Schema>['field']) {
  return { id, name, form: formId, required };
}

interface DateRangeFields<From, To> {
  from: Bound<From>['field'];
  to: Bound<To>['field'];
}

type OwnDateRangeProps = Omit<DateRangeProps, 'from' | 'to' | 'orderError'>;

/** Two fields that make one answer. */
export function DateRange<From, To>({
  from,
  to,
  ...own
}: DateRangeFields<From, To> & OwnDateRangeProps) {
  const { t } = useTranslation('forms');
  const end = <Schema,>({ name, defaultValue, errors }: Bound<Schema>['field'], label: string) => ({
    name,
    label,
    defaultValue,
    errors,
  });
  return (
    <PlainDateRange
      key={`${from.key} ${to.key}`}
      id={from.id}
      form={from.formId}
      required={from.required}
      orderError={t('datesBackwards')}
      {...own}
      from={end(from, t('from'))}
      to={{ ...end(to, t('to')), id: to.id }}
    />
  );
}

export function FileField<Schema>({
  field,
  ...own
}: Bound<Schema> & Omit<FileFieldProps, 'invitation' | 'formatSize' | 'removeLabel'>) {
  const { t, i18n } = useTranslation('forms');
  const { key, ...input } = getInputProps(field, { type: 'file', value: false });
  return (
    <PlainFileField
      key={key}
      {...input}
      {...useFieldTexts(field)}
      invitation={t('chooseFile')}
      formatSize={(bytes) => formatBytes(bytes, i18n.language)}
      removeLabel={(name) => t('removeFile', { name })}
      {...own}
    />
  );
}
