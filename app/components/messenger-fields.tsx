import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../forms/written-fields.tsx';
import { MESSENGER_NAMES } from '../lib/messengers.ts';
import { FormColumns } from '../ui/form/form-layout.tsx';

type Contact = 'phone' | keyof typeof MESSENGER_NAMES;

/** What the fields are called, by their names in a form and in their order. */
export function useMessengerLabels(): Record<string, string> {
  const { t } = useTranslation('accounts');
  const names = Object.entries({ phone: t('messengerPhone'), ...MESSENGER_NAMES });
  return Object.fromEntries(names.map(([name, label]) => [`messengers.${name}`, label]));
}

interface MessengerFieldsProps {
  fields: Record<Contact, FieldMetadata<string | undefined>>;
  labels: Readonly<Record<string, string>>;
}

const ORDER = [
  'phone',
  'telegram',
  'whatsapp',
  'skype',
  'facebook',
  'instagram',
  'wechat',
] as const;

/** Any of them may be left empty; that none may be is told around them. */
export function MessengerFields({ fields, labels }: MessengerFieldsProps) {
  return (
    <FormColumns>
      {ORDER.map((name) => (
        <TextField
          key={name}
          field={fields[name]}
          label={labels[`messengers.${name}`]}
          mark={null}
          type={name === 'phone' || name === 'whatsapp' ? 'tel' : 'text'}
          autoComplete={name === 'phone' ? 'tel' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
        />
      ))}
    </FormColumns>
  );
}
