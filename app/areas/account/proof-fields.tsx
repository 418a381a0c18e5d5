import type { FieldMetadata } from '@conform-to/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import { PasswordField, TextField } from '#app/forms/written-fields.tsx';

interface ProofFieldsProps {
  customer: Profile;
  fields: {
    current_password: FieldMetadata<string | undefined>;
    code: FieldMetadata<string | undefined>;
  };
}

export const proofLabels = (t: TFunction<['api', 'accounts']>) => ({
  current_password: t('accounts:field.currentPassword'),
  code: t('accounts:field.code'),
});

/** Asked once more before something is made that spends money. */
export function ProofFields({ customer, fields }: ProofFieldsProps) {
  const { t } = useTranslation(['api', 'accounts']);
  const labels = proofLabels(t);
  return (
    <>
      {customer.has_password ? (
        <PasswordField field={fields.current_password} label={labels.current_password} />
      ) : null}
      {customer.two_factor_is_enabled ? (
        <TextField
          field={fields.code}
          label={labels.code}
          hint={t('accounts:code.text')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : null}
    </>
  );
}
