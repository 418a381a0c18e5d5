import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Role } from '#core/accounts/roles/role.contract.ts';
import type { TeamMember } from '#core/accounts/team/team.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { CheckboxGroup } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { useRoleName } from '#app/areas/staff/staff/role-name.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Tag } from '#app/ui/label/tag.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { useRoleChoices } from './role-choices.tsx';
import * as styles from './staff-team.css.ts';

interface MemberCardProps {
  member: TeamMember;
  roles: readonly Role[];
  /** The names of those that the caller can neither give nor take. */
  beyond: readonly string[];
  /** What the action answered to the form of this very member. */
  result: object | undefined;
}

/** Somebody of the team, and what becomes of their roles. */
export function MemberCard({ member, roles, beyond, result }: MemberCardProps) {
  const { t } = useTranslation('team');
  const nameOf = useRoleName();
  return (
    <Card
      headingLevel={2}
      title={<bdi>{member.name || t('member.unnamed')}</bdi>}
      subtitle={member.email ?? t('member.noEmail')}
      actions={member.is_self ? <Badge tone="info">{t('member.self')}</Badge> : undefined}
    >
      <Stack gap={3}>
        <Row wraps gap={2}>
          {member.roles.map((role) => (
            <Tag key={role}>{nameOf(role)}</Tag>
          ))}
        </Row>
        <p className={styles.facts}>
          {member.last_seen_at === null ? (
            t('member.neverSeen')
          ) : (
            <>
              {t('member.lastSeen')} <Moment at={member.last_seen_at} />
            </>
          )}
          {' · '}
          {member.has_second_factor ? t('member.secondFactor') : t('member.noSecondFactor')}
        </p>
        <Disclosure title={t('member.change')} isOpen={result !== undefined}>
          <RolesForm {...{ member, roles, beyond, result }} />
        </Disclosure>
      </Stack>
    </Card>
  );
}

function RolesForm({ member, roles, beyond, result: given }: MemberCardProps) {
  const { t } = useTranslation('team');
  const isKept = (role: string) => beyond.includes(role) && member.roles.includes(role);
  const kept = member.roles.filter(isKept);
  const choices = useRoleChoices(
    roles.filter(({ name }) => !beyond.includes(name) || isKept(name)),
  ).map((choice) => ({ ...choice, disabled: isKept(choice.value) }));
  const { form, fields, result } = useServerForm<{ member: string; roles: string[] }>({
    id: `member-${member.id}`,
    result: given,
    constraint: {},
    defaultValue: { roles: member.roles },
  });
  const labels = { roles: t('member.roles') };
  return (
    <Form method="post" {...getFormProps(form)}>
      <input type="hidden" name="member" value={member.id} />
      <FormStack>
        <FormErrors form={form} result={result} labels={labels} />
        <CheckboxGroup
          field={fields.roles}
          label={labels.roles}
          choices={choices}
          mark={null}
          hint={kept.length > 0 ? t('member.rolesKept') : undefined}
        />
        {/* What is disabled is not sent, and what is not sent would be taken. */}
        {kept.map((role) => (
          <input key={role} type="hidden" name={fields.roles.name} value={role} />
        ))}
        <FormActions>
          <SubmitButton name="form" value="roles">
            {t('member.save')}
          </SubmitButton>
          {kept.length > 0 ? null : (
            <SubmitButton name="form" value="remove" tone="danger">
              {t('member.remove')}
            </SubmitButton>
          )}
        </FormActions>
      </FormStack>
    </Form>
  );
}
