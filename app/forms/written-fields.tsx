import { getInputProps, getTextareaProps } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  ColourField as PlainColourField,
  type ColourFieldProps,
} from '../ui/fields/colour-field.tsx';
import {
  NumberField as PlainNumberField,
  type NumberFieldProps,
} from '../ui/fields/number-field.tsx';
import {
  PasswordField as PlainPasswordField,
  type PasswordFieldProps,
} from '../ui/fields/password-field.tsx';
import { Slider as PlainSlider, type SliderProps } from '../ui/fields/slider.tsx';
import { TextArea as PlainTextArea, type TextAreaProps } from '../ui/fields/text-area.tsx';
import {
  MoneyField as PlainMoneyField,
  TextField as PlainTextField,
  type MoneyFieldProps,
  type TextFieldProps,
} from '../ui/fields/text-field.tsx';
import { useFieldTexts, type Bound } from './field-props.ts';

export function TextField<Schema>({ field, ...own }: Bound<Schema> & TextFieldProps) {
  const { key, ...input } = getInputProps(field, { type: own.type ?? 'text' });
  return <PlainTextField key={key} {...input} {...useFieldTexts(field)} {...own} type={own.type} />;
}

export function ColourField<Schema>({
  field,
  label,
  ...own
}: Bound<Schema> & Omit<ColourFieldProps, 'pickLabel' | 'label'> & { label: string }) {
  const { t } = useTranslation('forms');
  const { key, defaultValue, ...input } = getInputProps(field, { type: 'text' });
  return (
    <PlainColourField
      key={key}
      {...input}
      {...useFieldTexts(field)}
      {...{ defaultValue, label }}
      pickLabel={t('pickColour', { name: label })}
      {...own}
    />
  );
}

/** A password is never sent back into a page, so the field is empty after every refusal. */
export function PasswordField<Schema>({
  field,
  ...own
}: Bound<Schema> & Omit<PasswordFieldProps, 'revealLabel'>) {
  const { t } = useTranslation('forms');
  const { key, ...input } = getInputProps(field, { type: 'password', value: false });
  return (
    <PlainPasswordField
      key={key}
      {...input}
      {...useFieldTexts(field)}
      revealLabel={t('revealPassword')}
      {...own}
    />
  );
}

export function NumberField<Schema>({
  field,
  ...own
}: Bound<Schema> & Omit<NumberFieldProps, 'decreaseLabel' | 'increaseLabel'>) {
  const { t } = useTranslation('forms');
  const { key, ...input } = getInputProps(field, { type: 'number' });
  return (
    <PlainNumberField
      key={key}
      {...input}
      {...useFieldTexts(field)}
      decreaseLabel={t('decrease')}
      increaseLabel={t('increase')}
      {...own}
    />
  );
}

export function MoneyField<Schema>({ field, ...own }: Bound<Schema> & MoneyFieldProps) {
  const { key, ...input } = getInputProps(field, { type: 'text' });
  return <PlainMoneyField key={key} {...input} {...useFieldTexts(field)} {...own} />;
}

export function Slider<Schema>({ field, ...own }: Bound<Schema> & SliderProps) {
  const { key, id, name, form, required, defaultValue } = getInputProps(field, { type: 'range' });
  return (
    <PlainSlider
      key={key}
      {...{ id, name, form, required, defaultValue }}
      {...useFieldTexts(field)}
      {...own}
    />
  );
}

export function TextArea<Schema>({ field, ...own }: Bound<Schema> & TextAreaProps) {
  const { key, ...area } = getTextareaProps(field);
  return <PlainTextArea key={key} {...area} {...useFieldTexts(field)} {...own} />;
}
