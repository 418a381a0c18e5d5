import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { TeamInvitationsTable } from './team.tables.ts';

export type InvitationRow = Selectable<TeamInvitationsTable>;
export type WaitingRow = InvitationRow & { inviter: string | null };

interface InvitationRef {
  instanceId: number;
  id: bigint;
}

const waiting = (trx: Trx, instanceId: number) =>
  trx
    .selectFrom('team_invitations as invitation')
    .leftJoin('customers as inviter', (join) =>
      join
        .onRef('inviter.instance_id', '=', 'invitation.instance_id')
        .onRef('inviter.id', '=', 'invitation.invited_by'),
    )
    .selectAll('invitation')
    .select(['inviter.name as inviter'])
    .where('invitation.instance_id', '=', instanceId)
    .where('invitation.ended_at', 'is', null);

/** Those that nobody has followed, the latest first; also those that have expired. */
export const readWaiting = (trx: Trx, instanceId: number): Promise<WaitingRow[]> =>
  waiting(trx, instanceId).orderBy('invitation.id', 'desc').execute();

export const findWaiting = (
  trx: Trx,
  { instanceId, id }: InvitationRef,
): Promise<WaitingRow | undefined> =>
  waiting(trx, instanceId).where('invitation.id', '=', id).executeTakeFirst();

export async function insertInvitation(
  trx: Trx,
  invitation: Insertable<TeamInvitationsTable>,
): Promise<bigint> {
  const { id } = await trx
    .insertInto('team_invitations')
    .values(invitation)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type End = { now: Date; reason: NonNullable<InvitationRow['end_reason']> };

/** Ends it; of two at the same time, only one does. */
export async function endInvitation(
  trx: Trx,
  { instanceId, id }: InvitationRef,
  { now, reason }: End,
): Promise<InvitationRow | undefined> {
  return trx
    .updateTable('team_invitations')
    .set({ ended_at: now, end_reason: reason })
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Whoever is invited again has one link that works, the latest. */
export async function replaceInvitations(
  trx: Trx,
  { instanceId, emailKey, now }: { instanceId: number; emailKey: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('team_invitations')
    .set({ ended_at: now, end_reason: 'replaced' })
    .where('instance_id', '=', instanceId)
    .where(sql<string>`lower(email)`, '=', emailKey)
    .where('ended_at', 'is', null)
    .execute();
}

/** Gives a role its other name in what waits. */
export async function renameInvitedRole(
  trx: Trx,
  { instanceId, from, to }: { instanceId: number; from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('team_invitations')
    .set({ roles: sql<string[]>`array_replace(roles, ${from}, ${to})` })
    .where('instance_id', '=', instanceId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Those to an address. */
export async function exportInvitations(
  trx: Trx,
  { instanceId, emailKey }: { instanceId: number; emailKey: string },
): Promise<Pick<InvitationRow, 'roles' | 'created_at' | 'end_reason'>[]> {
  return trx
    .selectFrom('team_invitations')
    .select(['roles', 'created_at', 'end_reason'])
    .where('instance_id', '=', instanceId)
    .where(sql<string>`lower(email)`, '=', emailKey)
    .orderBy('id')
    .execute();
}

export async function eraseInvitations(
  trx: Trx,
  { instanceId, emailKey }: { instanceId: number; emailKey: string },
): Promise<void> {
  await trx
    .deleteFrom('team_invitations')
    .where('instance_id', '=', instanceId)
    .where(sql<string>`lower(email)`, '=', emailKey)
    .execute();
}

/** Runs across instances: addresses of people who never came are not kept for good. */
export async function deleteOldInvitations(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom('team_invitations').where('expires_at', '<', before).execute();
}

export async function forgetInviter(trx: Trx, { instanceId, id }: InvitationRef): Promise<void> {
  await trx
    .updateTable('team_invitations')
    .set({ invited_by: null })
    .where('instance_id', '=', instanceId)
    .where('invited_by', '=', id)
    .execute();
}
