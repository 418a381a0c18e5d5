import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import type { Role } from '#core/accounts/roles/role.contract.ts';
import type { inviteBody } from '#core/accounts/team/team.contract.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { CheckboxGroup } from '#app/forms/chosen-fields.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';
import { useRoleChoices } from './role-choices.tsx';

interface InviteFormProps {
  /** Those that the caller may give. */
  roles: readonly Role[];
  constraint: object;
  result: object | undefined;
}

/** Asks somebody to join, by a link that is mailed to them. */
export function InviteForm({ roles, constraint, result: given }: InviteFormProps) {
  const { t } = useTranslation('team');
  const choices = useRoleChoices(roles);
  const { form, fields, result } = useServerForm<z.input<typeof inviteBody>>({
    id: 'invite',
    result: given,
    constraint,
  });
  const labels = { email: t('invite.email'), roles: t('member.roles') };
  return (
    <AccountForm
      title={t('invite.title')}
      text={t('invite.text')}
      name="invite"
      submit={t('invite.submit')}
      {...{ form, result, labels }}
    >
      <TextField field={fields.email} type="email" label={labels.email} autoComplete="off" />
      <CheckboxGroup field={fields.roles} label={labels.roles} choices={choices} />
    </AccountForm>
  );
}
