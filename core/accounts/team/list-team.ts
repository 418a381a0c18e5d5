import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readWaiting, type WaitingRow } from './invitation.store.ts';
import { readMembers } from './member.store.ts';
import type { TeamInvitation, TeamMember } from './team.contract.ts';

interface Team {
  members: TeamMember[];
  invitations: TeamInvitation[];
}

export async function listTeam(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customer }: CustomerCaller,
): Promise<Team> {
  const [members, invitations] = await db.read(instanceId, (trx) =>
    Promise.all([readMembers(trx, instanceId), readWaiting(trx, instanceId)]),
  );
  return {
    members: members.map(({ id, name, email, roles, ...row }) => ({
      ...{ id: Number(id), name, email, roles },
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
      has_second_factor: row.has_second_factor,
      is_self: id === customer.id,
    })),
    invitations: invitations.map((row) => showInvitation(row, clock.now())),
  };
}

export function showInvitation(row: WaitingRow, now: Date): TeamInvitation {
  const { id, email, roles, inviter, expires_at: expiresAt } = row;
  return {
    ...{ id: Number(id), email, roles, invited_by: inviter },
    expires_at: expiresAt.toISOString(),
    is_expired: expiresAt <= now,
  };
}
