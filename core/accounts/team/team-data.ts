import { emailKey } from '#core/accounts/customers/email.ts';
import type { CustomerData } from '#core/platform/customer-data/customer-data.ts';
import { eraseInvitations, exportInvitations, forgetInviter } from './invitation.store.ts';
import { requireOtherOwner } from './require-other-owner.ts';

/** What a team keeps of a person: the invitations to their address, and that they sent others. */
export const teamData: CustomerData = {
  export: async (trx, { instanceId, email }) => ({
    team_invitations:
      email === null ? [] : await exportInvitations(trx, { instanceId, emailKey: emailKey(email) }),
  }),
  close: requireOtherOwner,
  erase: async ({ trx }, { instanceId, customerId, email }) => {
    await forgetInviter(trx, { instanceId, id: customerId });
    if (email !== null) await eraseInvitations(trx, { instanceId, emailKey: emailKey(email) });
  },
};
