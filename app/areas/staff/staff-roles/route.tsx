import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { createRoleBody } from '#core/accounts/roles/role.contract.ts';
import { listRoles } from '#core/accounts/roles/role.operations.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { changeRoles } from './change-roles.server.ts';
import { NewRoleForm, RoleCard } from './role-forms.tsx';
import * as styles from './staff-roles.css.ts';

export const handle = { i18n: ['staff', 'team', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const [staff, { data: roles }] = await Promise.all([
    staffFrame(context),
    context.core.call(listRoles),
  ]);
  const title = textsOf(context.locale).getFixedT(context.locale, 'team')('roles.title');
  return { ...staff, title, roles, constraint: formConstraint(createRoleBody) };
}

export const action = changeRoles;

export default function StaffRoles() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('team');
  const result = useActionData<typeof action>();
  const reply = result as { initialValue?: Record<string, unknown> | null } | undefined; // As conform has it.
  const { title, staffPages, roles, constraint } = page;
  return (
    <StaffFrame title={title} lead={t('roles.lead')} staffPages={staffPages} current="roles">
      <PlainList gap={4} className={styles.narrow}>
        {roles.map((role) => (
          <li key={role.name}>
            <RoleCard
              {...{ role, constraint }}
              result={reply?.initialValue?.['role'] === role.name ? reply : undefined}
            />
          </li>
        ))}
      </PlainList>
      <div className={styles.narrow}>
        <NewRoleForm
          constraint={constraint}
          result={reply?.initialValue?.['form'] === 'create' ? reply : undefined}
        />
      </div>
    </StaffFrame>
  );
}
