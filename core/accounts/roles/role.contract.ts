import { z } from 'zod';
import { count } from '#core/platform/http/wire.contract.ts';
import { PERMISSIONS } from '#core/platform/operations/permissions.pure.ts';

const permission = z.enum(PERMISSIONS);

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u;

export const roleName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(NAME)
  // Made of the expression, it would end in the flag.
  .meta({ pattern: NAME.source });

export const role = z
  .object({
    name: roleName,
    permissions: z.array(permission),
    newer: z
      .array(permission)
      .meta({ description: 'There are only since somebody last said what it allows.' }),
    is_fixed: z.boolean().meta({ description: 'The role `owner` may do everything, always.' }),
    members: count,
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
