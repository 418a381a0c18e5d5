import { z } from 'zod';
import { bigId } from '#core/platform/http/wire.contract.ts';
import { emailText } from '#core/accounts/customers/email.contract.ts';
import { PERMISSIONS } from '#core/platform/operations/permissions.pure.ts';

const permission = z.enum(PERMISSIONS);

export const roleName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u);

export const role = z
  .object({
    name: roleName,
    permissions: z.array(permission),
    is_fixed: z.boolean().meta({ description: 'The role `owner` may do everything, always.' }),
    members: z.int().min(0),
  })
  .meta({ id: 'Role' });
export type Role = z.infer<typeof role>;

export const rolesAnswer = z.object({ data: z.array(role) });
export const roleAnswer = z.object({ data: role });
export const rolePath = z.object({ name: z.string().max(100) });
export const createRoleBody = z.object({
  name: roleName,
  permissions: z.array(permission).max(PERMISSIONS.length),
});
export const changeRoleBody = createRoleBody.partial();

export const member = z
  .object({
    id: bigId,
    name: z.string(),
    email: z.string(),
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
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'TeamInvitation' });

export const membersAnswer = z.object({
  data: z.object({ members: z.array(member), invitations: z.array(invitation) }),
});
export const memberPath = z.object({ memberId: z.string().regex(/^\d{1,15}$/) });
export const changeMemberBody = z.object({ roles: z.array(roleName).max(20) });
export const inviteBody = z.object({
  email: emailText,
  roles: z.array(roleName).min(1).max(20),
});
export const invitationAnswer = z.object({ data: invitation });
export const invitationPath = z.object({ invitationId: z.string().regex(/^\d{1,15}$/) });
