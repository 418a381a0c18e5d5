import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import { PasswordField, TextField } from '#app/forms/written-fields.tsx';

interface ProofFieldsProps {
  customer: Profile;
  fields: {
    current_password: FieldMetadata<string | undefined>;
    code: FieldMetadata<string | undefined>;
  };
}

/** For the list of what is wrong with a form, too. */
export function useProofLabels() {
  const { t } = useTranslation('accounts');
  return { current_password: t('field.currentPassword'), code: t('field.code') };
}

/** Asked once more before something that a stolen session must not do. */
export function ProofFields({ customer, fields }: ProofFieldsProps) {
  const { t } = useTranslation('accounts');
  const labels = useProofLabels();
  return (
    <>
      {customer.has_password ? (
        <PasswordField field={fields.current_password} label={labels.current_password} />
      ) : null}
      {customer.two_factor_is_enabled ? (
        <TextField
          field={fields.code}
          label={labels.code}
          hint={t('code.text')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : null}
    </>
  );
}
