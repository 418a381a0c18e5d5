import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { OWNER_ROLE } from '#core/platform/operations/permissions.pure.ts';
import { readRoles } from '#core/accounts/roles/role.store.ts';
import { readRolesBeyond } from './held-roles.ts';
import { readWaiting, type WaitingRow } from './invitation.store.ts';
import { readMembers } from './member.store.ts';
import type { TeamInvitation, TeamMember } from './team.contract.ts';

interface Team {
  members: TeamMember[];
  invitations: TeamInvitation[];
  roles_beyond_yours: string[];
}

export async function listTeam(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
): Promise<Team> {
  const { instanceId, customer } = caller;
  const [members, invitations, roles, isBeyond] = await db.read(instanceId, (trx) =>
    Promise.all([
      readMembers(trx, instanceId),
      readWaiting(trx, instanceId),
      readRoles(trx, instanceId),
      readRolesBeyond(trx, caller),
    ]),
  );
  return {
    members: members.map(({ id, name, email, roles, ...row }) => ({
      ...{ id: Number(id), name, email, roles },
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
      has_second_factor: row.has_second_factor,
      is_self: id === customer.id,
    })),
    invitations: invitations.map((row) => ({
      ...showInvitation(row, clock.now()),
      is_beyond_yours: isBeyond(row.roles),
    })),
    roles_beyond_yours: [OWNER_ROLE, ...roles.map(({ name }) => name)].filter((name) =>
      isBeyond([name]),
    ),
  };
}

export function showInvitation(row: WaitingRow, now: Date) {
  const { id, email, roles, inviter, expires_at: expiresAt } = row;
  return {
    ...{ id: Number(id), email, roles, invited_by: inviter },
    expires_at: expiresAt.toISOString(),
    is_expired: expiresAt <= now,
  };
}
