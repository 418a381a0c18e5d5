import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { listRoles } from '#core/accounts/roles/role.operations.ts';
import { listTeam } from '#core/accounts/team/team.operations.ts';
import { inviteBody } from '#core/accounts/team/team.contract.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { changeTeam } from './change-team.server.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberCard } from './member-card.tsx';
import * as styles from './staff-team.css.ts';

export const handle = { i18n: ['staff', 'team', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const [staff, { data: team }, { data: roles }] = await Promise.all([
    staffFrame(context),
    context.core.call(listTeam),
    context.core.call(listRoles),
  ]);
  const title = textsOf(context.locale).getFixedT(context.locale, 'team')('title');
  return { ...staff, ...team, title, roles, constraint: formConstraint(inviteBody) };
}

export const action = changeTeam;

export default function StaffTeam() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('team');
  const result = useActionData<typeof action>();
  const reply = result as { initialValue?: Record<string, unknown> | null } | undefined; // As conform has it.
  const { title, staffPages, members, invitations, roles, roles_beyond_yours: beyond } = page;
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="team">
      <PlainList gap={4} className={styles.narrow}>
        {members.map((member) => (
          <li key={member.id}>
            <MemberCard
              member={member}
              {...{ roles, beyond }}
              result={reply?.initialValue?.['member'] === String(member.id) ? reply : undefined}
            />
          </li>
        ))}
      </PlainList>
      {invitations.length === 0 ? null : <InvitationList invitations={invitations} />}
      <div className={styles.narrow}>
        <InviteForm
          roles={roles.filter(({ name }) => !beyond.includes(name))}
          constraint={page.constraint}
          result={reply?.initialValue?.['form'] === 'invite' ? reply : undefined}
        />
      </div>
    </StaffFrame>
  );
}
