import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useProofLabels } from '#app/components/proof/proof-fields.tsx';
import { PasswordField, TextField } from '#app/forms/written-fields.tsx';
import type { Proof } from './proof.ts';

interface ProofFieldProps {
  proof: Proof;
  fields: Record<'current_password' | 'code', FieldMetadata<string | undefined>>;
}

/** Asked once more, for whoever sits at an open session must not lead the money elsewhere. */
export function ProofField({ proof, fields }: ProofFieldProps) {
  const { t } = useTranslation('accounts');
  const labels = useProofLabels();
  if (proof === 'none') return null;
  return proof === 'code' ? (
    <TextField
      field={fields.code}
      label={labels.code}
      hint={t('code.text')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  ) : (
    <PasswordField
      field={fields.current_password}
      label={labels.current_password}
      autoComplete="current-password"
    />
  );
}
