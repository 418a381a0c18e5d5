import type { z } from 'zod';
import { AppError } from '#core/errors.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { createCustomer } from '#core/accounts/customers/create-customer.ts';
import {
  changeCustomer,
  findCustomerByEmail,
  findCustomerById,
  type CustomerRow,
} from '#core/accounts/customers/customer.store.ts';
import { emailKey } from '#core/accounts/customers/email.ts';
import { isGuestAccount } from '#core/accounts/customers/is-guest-account.ts';
import { openSession } from '#core/accounts/login/open-session.ts';
import { dropTokens } from '#core/accounts/one-time/one-time-token.ts';
import { refuseToken } from '#core/accounts/one-time/refuse-token.ts';
import { checkNewPassword } from '#core/accounts/passwords/check-new-password.ts';
import { RESET_PURPOSES } from '#core/accounts/passwords/reset-password.ts';
import type { StartedSession } from '#core/accounts/sessions/start-session.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { readSettings } from '#core/tenancy/instances/read-documents.ts';
import { joinTeam, useInvitation } from './join-team.ts';
import { openInvitation } from './open-invitation.ts';
import type { joinBody } from './team.contract.ts';

/**
 * Makes the account of who has none and logs them in: the mail with the link has shown whose address
 * it is. Where there is an account, its owner logs in and accepts.
 */
export async function joinByInvitation(
  deps: AccountDeps,
  caller: Caller,
  input: z.infer<typeof joinBody>,
): Promise<StartedSession> {
  const { instanceId } = caller;
  const { token, name, password } = input;
  const { panelName } = await readSettings(deps, instanceId);
  const open = (trx: Trx) => openInvitation({ ...deps, trx }, { instanceId, token });
  // Looked at first, so that a password that is refused does not use the link up.
  const invitation = await deps.db.inInstance(instanceId, open);
  if (!invitation) throw await refuseToken(deps, caller, { purpose: 'join_team' });
  const { email } = invitation;
  const fields = checkNewPassword({
    password,
    passwordConfirmation: input.password_confirmation,
    own: [name, email, panelName],
  });
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  const hash = await deps.passwords.hash(password);
  const customer = await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const used = await useInvitation(parts, instanceId, { token, id: invitation.id });
    if (!used) return undefined;
    const account = await openAccount(parts, caller, { email, name, hash });
    await joinTeam(parts, caller, { customer: account, used });
    return findCustomerById(trx, { instanceId, id: account.id });
  });
  if (!customer) throw await refuseToken(deps, caller, { purpose: 'join_team' });
  return openSession(deps, caller, customer);
}

interface Account {
  email: string;
  name: string;
  hash: string;
}

/** A new one, or that of a guest who has ordered and could not log in until now. */
async function openAccount(
  { clock, trx }: AccountDeps & { trx: Trx },
  { instanceId, language }: Caller,
  { email, name, hash }: Account,
): Promise<Pick<CustomerRow, 'id' | 'roles'>> {
  const now = clock.now();
  const chosen = {
    ...{ name, language, password_hash: hash },
    ...{ password_changed_at: now, email_confirmed_at: now },
  };
  const made = { ...chosen, instance_id: instanceId, email, created_at: now };
  const id = await createCustomer(trx, made);
  if (id !== undefined) return { id, roles: [] };
  const known = await findCustomerByEmail(trx, { instanceId, emailKey: emailKey(email) });
  if (!known || !isGuestAccount(known)) throw new AppError('conflict');
  await changeCustomer(trx, { instanceId, id: known.id }, { ...chosen, updated_at: now });
  await dropTokens(trx, { instanceId, customerId: known.id, purposes: [...RESET_PURPOSES] });
  return known;
}
