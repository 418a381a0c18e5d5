import { z } from 'zod';
import { bigId } from '#core/platform/http/wire.contract.ts';
import { customerName } from '#core/accounts/customers/customer.contract.ts';
import { emailText } from '#core/accounts/customers/email.contract.ts';
import { oneTimeToken } from '#core/accounts/one-time/one-time.contract.ts';
import { newPassword, passwordAgain } from '#core/accounts/passwords/password.contract.ts';
import { roleName } from '#core/accounts/roles/role.contract.ts';

export const member = z
  .object({
    id: bigId,
    name: z.string(),
    email: z.string().nullable(),
    roles: z.array(z.string()),
    last_seen_at: z.iso.datetime().nullable(),
    has_second_factor: z.boolean(),
    is_self: z.boolean(),
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof member>;

export const invitation = z
  .object({
    id: bigId,
    email: z.string(),
    roles: z.array(z.string()),
    invited_by: z.string().nullable().meta({ description: 'Null for the first owner.' }),
    expires_at: z.iso.datetime(),
    is_expired: z.boolean(),
    is_beyond_yours: z.boolean().meta({
      description: 'With roles that allow more than the caller may, who cannot revoke it.',
    }),
  })
  .meta({ id: 'TeamInvitation' });
export type TeamInvitation = z.infer<typeof invitation>;

export const membersAnswer = z.object({
  data: z.object({
    members: z.array(member),
    invitations: z.array(invitation),
    roles_beyond_yours: z.array(z.string()).meta({
      description: 'Roles that allow more than the caller may, who can neither give nor take them.',
    }),
  }),
});
export const memberPath = z.object({ memberId: z.string().regex(/^\d{1,15}$/) });
const roles = z.array(roleName).max(20);
export const changeMemberBody = z.object({ roles: roles.optional() });
export const inviteBody = z.object({ email: emailText, roles: roles.min(1) });
export const invitationAnswer = z.object({ data: invitation });
export const invitationPath = z.object({ invitationId: z.string().regex(/^\d{1,15}$/) });

export const invitationTokenBody = z.object({ token: oneTimeToken });

export const invitationLinkAnswer = z.object({
  data: z
    .object({
      email: z.string(),
      roles: z.array(z.string()),
      invited_by: z.string().nullable(),
      has_account: z
        .boolean()
        .meta({ description: 'Somebody can log in by this address, and accepts then.' }),
      is_for_caller: z.boolean().meta({ description: 'Whoever calls is logged in by it.' }),
    })
    .meta({ id: 'TeamInvitationLink' }),
});

export const joinBody = invitationTokenBody.extend({
  name: customerName,
  password: newPassword,
  password_confirmation: passwordAgain,
});
