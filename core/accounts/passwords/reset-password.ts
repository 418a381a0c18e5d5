import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { AppError } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { changeCustomer, findCustomerById } from '#core/accounts/customers/customer.store.ts';
import { noticeTo } from '#core/accounts/customers/notice-to.ts';
import { queueNotice } from '#core/accounts/mails/queue-account-mail.ts';
import { dropTokens, peekToken, takeToken } from '#core/accounts/one-time/one-time-token.ts';
import { refuseToken } from '#core/accounts/one-time/refuse-token.ts';
import { endSessions } from '#core/accounts/sessions/end-sessions.ts';
import { checkNewPassword } from './check-new-password.ts';
import type { ResetInput } from './reset.contract.ts';

/** The link of who forgot theirs, and of a guest who never had one. */
export const RESET_PURPOSES = ['reset_password', 'choose_password'] as const;

/** Sets a new password by the token of the mail, and logs all devices out. */
export async function resetPassword(
  deps: AccountDeps,
  caller: Caller,
  input: ResetInput,
): Promise<void> {
  const { instanceId } = caller;
  const given = { instanceId, purpose: RESET_PURPOSES, token: input.token };
  const brand = await readBrand(deps, caller);
  // Looked at first, so that a password that is refused does not use the link up.
  const owner = await deps.db.inInstance(instanceId, async (trx) => {
    const id = await peekToken({ ...deps, trx }, given);
    return id === undefined ? undefined : findCustomerById(trx, { instanceId, id });
  });
  if (!owner) throw await refuseToken(deps, caller, { purpose: 'reset_password' });
  const fields = checkNewPassword({
    password: input.password,
    passwordConfirmation: input.password_confirmation,
    own: [owner.name, owner.email, brand.panelName],
  });
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  const hash = await deps.passwords.hash(input.password);
  const isDone = await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    if (!(await takeToken(parts, given))) return false;
    const customerId = owner.id;
    const now = deps.clock.now();
    await changeCustomer(
      trx,
      { instanceId, id: customerId },
      {
        password_hash: hash,
        password_changed_at: now,
        // Opening a mailed link confirms the address.
        email_confirmed_at: owner.email_confirmed_at ?? now,
        updated_at: now,
      },
    );
    await endSessions(parts, caller, { customerId, reason: 'password_reset' });
    await dropTokens(trx, {
      instanceId,
      customerId,
      purposes: [...RESET_PURPOSES, 'change_email', 'second_factor', 'log_in'],
    });
    await recordAudit(parts, caller, { action: 'password.reset', customerId });
    const to = noticeTo(owner);
    if (to) await queueNotice(parts, { kind: 'passwordChanged', instanceId, brand, ...to });
    return true;
  });
  if (!isDone) throw await refuseToken(deps, caller, { purpose: 'reset_password' });
}
