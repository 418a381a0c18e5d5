import { getFormProps, type FieldMetadata } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import type { createRoleBody, Role } from '#core/accounts/roles/role.contract.ts';
import { PERMISSIONS } from '#core/platform/operations/permissions.pure.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { CheckboxGroup } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';
import { PERMISSION_TEXTS } from '#app/areas/staff/staff/permission-texts.ts';
import { useRoleName } from '#app/areas/staff/staff/role-name.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';

type RoleFields = z.input<typeof createRoleBody>;

interface RoleFormProps {
  constraint: object;
  /** What the action answered to this very form. */
  result: object | undefined;
}

export function NewRoleForm({ constraint, result: given }: RoleFormProps) {
  const { t } = useTranslation('team');
  const labels = useLabels();
  const { form, fields, result } = useServerForm<RoleFields>({
    id: 'new-role',
    result: given,
    constraint,
  });
  return (
    <AccountForm
      title={t('roles.add')}
      text={t('roles.addText')}
      name="create"
      submit={t('roles.create')}
      {...{ form, result, labels }}
    >
      <TextField field={fields.name} label={labels.name} autoComplete="off" />
      <Permissions field={fields.permissions} newer={[]} />
    </AccountForm>
  );
}

export function RoleCard({ role, ...rest }: RoleFormProps & { role: Role }) {
  const { t } = useTranslation('team');
  const nameOf = useRoleName();
  return (
    <Card
      headingLevel={2}
      title={<bdi>{nameOf(role.name)}</bdi>}
      subtitle={t('roles.members', { count: role.members })}
      actions={role.newer.length > 0 ? <Badge tone="info">{t('roles.isNew')}</Badge> : undefined}
    >
      {role.is_fixed ? (
        <p>{t('roles.fixed')}</p>
      ) : (
        <Disclosure
          title={t('roles.allowed', { count: role.permissions.length })}
          isOpen={rest.result !== undefined}
        >
          <ChangeForm role={role} {...rest} />
        </Disclosure>
      )}
    </Card>
  );
}

function ChangeForm({ role, constraint, result: given }: RoleFormProps & { role: Role }) {
  const { t } = useTranslation('team');
  const labels = useLabels();
  const { name, permissions, members } = role;
  const { form, fields, result } = useServerForm<RoleFields>({
    id: `role-${name}`.replaceAll(/[^\p{L}\p{N}]/gu, '-'),
    result: given,
    constraint,
    defaultValue: { name, permissions },
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <input type="hidden" name="role" value={name} />
      <FormStack>
        <FormErrors form={form} result={result} labels={labels} />
        <TextField field={fields.name} label={labels.name} autoComplete="off" />
        <Permissions field={fields.permissions} newer={role.newer} />
        <FormActions>
          <SubmitButton name="form" value="change">
            {t('member.save')}
          </SubmitButton>
          {members === 0 ? (
            <SubmitButton name="form" value="remove" tone="danger">
              {t('roles.remove')}
            </SubmitButton>
          ) : null}
        </FormActions>
      </FormStack>
    </Form>
  );
}

function useLabels() {
  const { t } = useTranslation('team');
  return { name: t('roles.name'), permissions: t('roles.permissions') };
}

interface PermissionsProps {
  field: FieldMetadata<RoleFields['permissions']>;
  /** Nobody has said yet whether the role has these. */
  newer: Role['newer'];
}

function Permissions({ field, newer }: PermissionsProps) {
  const { t } = useTranslation('team');
  return (
    <CheckboxGroup
      field={field}
      label={t('roles.permissions')}
      required={false}
      mark={null}
      hint={newer.length > 0 ? t('roles.newer') : undefined}
      choices={PERMISSIONS.map((permission) => ({
        value: permission,
        label: newer.includes(permission)
          ? `${t('roles.isNew')}: ${t(`permissions.${PERMISSION_TEXTS[permission]}`)}`
          : t(`permissions.${PERMISSION_TEXTS[permission]}`),
        description: t(`permissionHints.${PERMISSION_TEXTS[permission]}`),
      }))}
    />
  );
}
