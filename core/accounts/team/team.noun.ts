import type { Noun } from '#core/noun.ts';
import { roleRenamed } from '#core/accounts/roles/role-renamed.ts';
import { deleteOldInvitations, TEAM_SCHEDULES } from './delete-old-invitations.ts';
import { renameInvitedRole } from './invitation.store.ts';
import { teamData } from './team-data.ts';
import { teamRoutes } from './team.routes.ts';

export const team: Noun = {
  routes: (api, parts) => teamRoutes(api, parts),
  jobs: [deleteOldInvitations],
  schedules: TEAM_SCHEDULES,
  customerData: teamData,
  listens: [roleRenamed.call(renameInvitedRole)],
};
