import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { TextField } from '#app/forms/written-fields.tsx';
import { MESSENGER_NAMES } from './messengers.ts';
import { FormColumns } from '#app/ui/form/form-layout.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';

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

/** Where most people are; the others follow on demand. */
const COMMON = ['phone', 'telegram', 'whatsapp'] as const;
const OTHERS = ['instagram', 'facebook', 'wechat'] as const;

/** Any of them may be left empty; that none may be is told around them. */
export function MessengerFields({ fields, labels }: MessengerFieldsProps) {
  const { t } = useTranslation('accounts');
  const field = (name: Contact) => (
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
  );
  // Skype has closed: whoever has given it sees it, and nobody is asked for it.
  const old: readonly Contact[] = fields.skype.initialValue || fields.skype.errors ? ['skype'] : [];
  const others = [...OTHERS, ...old];
  const isUsed = others.some((name) => fields[name].initialValue || fields[name].errors);
  return (
    <>
      <FormColumns>{COMMON.map(field)}</FormColumns>
      <Disclosure title={t('contacts.more')} isOpen={isUsed}>
        <FormColumns>{others.map(field)}</FormColumns>
      </Disclosure>
    </>
  );
}
