import type { z } from 'zod';
import { AppError, invariant } from '#core/errors.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { MAIL_TO_ADDRESS } from '#core/accounts/customers/account-limits.pure.ts';
import { customerName } from '#core/accounts/customers/customer-name.ts';
import { findCustomerByEmail } from '#core/accounts/customers/customer.store.ts';
import { emailKey, normaliseEmail } from '#core/accounts/customers/email.ts';
import { noticeTo } from '#core/accounts/customers/notice-to.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { spendTries } from '#core/platform/limits/rate-limit.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import { createInvitation } from './create-invitation.ts';
import { refuseRolesBeyond, requireRoles } from './held-roles.ts';
import { findWaiting, readWaiting } from './invitation.store.ts';
import { showInvitation } from './list-team.ts';
import type { inviteBody, TeamInvitation } from './team.contract.ts';

/** Sends the link to an address, whether or not somebody has an account by it. */
export async function inviteMember(
  deps: AccountDeps,
  caller: CustomerCaller,
  input: z.infer<typeof inviteBody>,
): Promise<TeamInvitation> {
  const { instanceId, customer } = caller;
  const email = normaliseEmail(input.email);
  if (email === undefined) throw refused('invalid_email');
  const key = emailKey(email);
  const roles = [...new Set(input.roles)];
  await spendTries(deps, [{ instanceId, limit: MAIL_TO_ADDRESS, subject: key }]);
  const brand = await readBrand(deps, caller);
  return deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    await requireRoles(trx, { instanceId, names: roles });
    // A later link takes the place of those that wait, which must not take away more than theirs.
    const now = deps.clock.now();
    const replaced = (await readWaiting(trx, instanceId)).filter(
      (row) => emailKey(row.email) === key && row.expires_at > now,
    );
    await refuseRolesBeyond(trx, caller, [...roles, ...replaced.flatMap((row) => row.roles)]);
    const known = await findCustomerByEmail(trx, { instanceId, emailKey: key });
    if (known && roles.every((role) => known.roles.includes(role))) throw refused('taken');
    const inviter = {
      id: customer.id,
      name: await customerName(trx, { instanceId, id: customer.id }),
    };
    const language = (known && noticeTo(known)?.language) ?? caller.language;
    const asked = { instanceId, email, roles, language, brand, inviter };
    const { id } = await createInvitation(parts, asked);
    await recordAudit(parts, caller, {
      action: 'team.invited',
      customerId: known?.id,
      staffId: customer.id,
      details: { invitation: String(id), roles: roles.join(', ') },
    });
    const row = await findWaiting(trx, { instanceId, id });
    invariant(row, 'an invitation waits once it is made');
    // Whoever gives roles may do all that they allow.
    return { ...showInvitation(row, now), is_beyond_yours: false };
  });
}

const refused = (code: 'invalid_email' | 'taken') =>
  new AppError('validation_failed', { fields: { email: [{ code }] } });
