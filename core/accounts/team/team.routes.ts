import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { grantSession } from '#core/accounts/sessions/send-session.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeMember } from './change-member.ts';
import { inviteMember } from './invite-member.ts';
import { joinByInvitation } from './join-by-invitation.ts';
import { listTeam } from './list-team.ts';
import { readInvitation } from './read-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import * as operations from './team.operations.ts';

export function teamRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, operations.listTeam, async (caller) => ({ data: await listTeam(deps, caller) }));
  handle(api, operations.changeMember, (caller, { params: { memberId }, body: { roles } }) =>
    changeMember(deps, caller, { id: BigInt(memberId), roles }),
  );
  handle(api, operations.inviteMember, async (caller, { body }) => ({
    data: await inviteMember(deps, caller, body),
  }));
  handle(api, operations.revokeInvitation, (caller, { params: { invitationId } }) =>
    revokeInvitation(deps, caller, BigInt(invitationId)),
  );
  handle(api, operations.readInvitation, async (caller, { body: { token } }) => ({
    data: await readInvitation(deps, caller, token),
  }));
  handle(api, operations.acceptInvitation, (caller, { body: { token } }) =>
    acceptInvitation(deps, caller, token),
  );
  handle(api, operations.joinByInvitation, async (caller, { body }, c) =>
    grantSession(c, await joinByInvitation(deps, caller, body)),
  );
}
