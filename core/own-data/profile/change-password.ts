import type { z } from 'zod';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { AppError } from '#core/errors.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { changeCustomer } from '#core/accounts/customers/customer.store.ts';
import { noticeTo } from '#core/accounts/customers/notice-to.ts';
import { queueNotice } from '#core/accounts/mails/queue-account-mail.ts';
import { dropTokens } from '#core/accounts/one-time/one-time-token.ts';
import { checkNewPassword } from '#core/accounts/passwords/check-new-password.ts';
import { proveOwner } from '#core/accounts/passwords/prove-owner.ts';
import { endSessions } from '#core/accounts/sessions/end-sessions.ts';
import { proveSecondFactor } from '#core/accounts/two-factor/prove-both-factors.ts';
import type { changePasswordBody } from './profile-change.contract.ts';

/** Changes the password after checking who asks; every other device has to log in again. */
export async function changePassword(
  deps: AccountDeps,
  caller: CustomerCaller,
  input: z.infer<typeof changePasswordBody>,
): Promise<void> {
  const { instanceId, customer } = caller;
  const row = await proveOwner(deps, caller, {
    password: input.current_password,
    field: 'current_password',
  });
  const brand = await readBrand(deps, caller);
  const fields = checkNewPassword({
    password: input.password,
    passwordConfirmation: input.password_confirmation,
    own: [row.name, row.email, brand.panelName],
  });
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  // A code counts once, so it is not used up by a password that is refused.
  await proveSecondFactor(deps, caller, input.code);
  const hash = await deps.passwords.hash(input.password);
  await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const now = deps.clock.now();
    const change = { password_hash: hash, password_changed_at: now, updated_at: now };
    await changeCustomer(trx, { instanceId, id: customer.id }, change);
    const rest = { customerId: customer.id, except: customer.sessionId };
    await endSessions(parts, caller, { ...rest, reason: 'password_changed' });
    const purposes = ['reset_password', 'second_factor'] as const;
    await dropTokens(trx, { instanceId, customerId: customer.id, purposes: [...purposes] });
    await recordAudit(parts, caller, { action: 'password.changed', customerId: customer.id });
    const to = noticeTo(row);
    if (to) await queueNotice(parts, { kind: 'passwordChanged', instanceId, brand, ...to });
  });
}
