import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import { PasswordField, TextField } from '#app/forms/written-fields.tsx';
import type { StepUp } from './step-up.ts';

type Field = FieldMetadata<string | undefined>;

interface Fields {
  fields: Record<'current_password' | 'code', Field>;
}

/** For the list of what is wrong with a form, too. */
export function useProofLabels() {
  const { t } = useTranslation('accounts');
  return { current_password: t('field.currentPassword'), code: t('field.code') };
}

/** Asked once more before something that a stolen session must not do. */
export function ProofFields({ customer, fields }: Fields & { customer: Profile }) {
  return (
    <>
      {customer.has_password ? <CurrentPassword field={fields.current_password} /> : null}
      {customer.two_factor_is_enabled ? <Code field={fields.code} /> : null}
    </>
  );
}

/** The one of both that a step-up asks for. */
export function StepUpField({ stepUp, fields }: Fields & { stepUp: StepUp }) {
  if (stepUp === 'none') return null;
  return stepUp === 'code' ? (
    <Code field={fields.code} />
  ) : (
    <CurrentPassword field={fields.current_password} />
  );
}

function CurrentPassword({ field }: { field: Field }) {
  const labels = useProofLabels();
  return <PasswordField field={field} label={labels.current_password} />;
}

function Code({ field }: { field: Field }) {
  const { t } = useTranslation('accounts');
  const labels = useProofLabels();
  return (
    <TextField
      field={field}
      label={labels.code}
      hint={t('code.text')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
