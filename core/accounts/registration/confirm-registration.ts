import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { AppError } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { createCustomer } from '#core/accounts/customers/create-customer.ts';
import { findCustomerById } from '#core/accounts/customers/customer.store.ts';
import { openSession } from '#core/accounts/login/open-session.ts';
import { lookAtToken, takeToken } from '#core/accounts/one-time/one-time-token.ts';
import { refuseToken } from '#core/accounts/one-time/refuse-token.ts';
import type { StartedSession } from '#core/accounts/sessions/start-session.ts';
import {
  isSameBrowser,
  pendingRegistration,
  type PendingRegistration,
} from './pending-registration.ts';
import type { ConfirmationInput } from './registration.contract.ts';

/**
 * Makes the customer out of what waited behind the link, and logs in who has registered: the same
 * browser, or another one with the password. The link alone logs nobody in: it could put a visitor
 * into an account of somebody else's.
 */
export async function confirmRegistration(
  deps: AccountDeps,
  caller: Caller,
  input: ConfirmationInput,
): Promise<StartedSession | undefined> {
  const { instanceId } = caller;
  const given = { instanceId, purpose: 'confirm_registration', token: input.token } as const;
  const expired = () => refuseToken(deps, caller, { purpose: 'confirm_registration' });
  // Looked at first, so that a wrong password does not use the link up.
  const found = await deps.db.inInstance(instanceId, (trx) => lookAtToken({ ...deps, trx }, given));
  if (!found) throw await expired();
  const pending = pendingRegistration.parse(found.payload);
  const isOwner = await isWhoRegistered(deps, pending, input);
  const customer = await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    if (!(await takeToken(parts, given))) return undefined;
    const id = await makeCustomer(parts, caller, pending);
    return id === undefined ? undefined : findCustomerById(trx, { instanceId, id });
  });
  if (!customer) throw await expired();
  return isOwner ? openSession(deps, caller, customer) : undefined;
}

async function isWhoRegistered(
  { passwords }: AccountDeps,
  pending: PendingRegistration,
  { browser_mark: mark, password }: ConfirmationInput,
): Promise<boolean> {
  if (isSameBrowser(pending, mark)) return true;
  if (password === undefined) return false;
  if (await passwords.verify(pending.password_hash, password)) return true;
  throw new AppError('validation_failed', { fields: { password: [{ code: 'wrong_password' }] } });
}

type Parts = AccountDeps & { trx: Parameters<typeof createCustomer>[0] };

async function makeCustomer(
  parts: Parts,
  caller: Caller,
  { terms_url, browser: _browser, ...pending }: PendingRegistration,
): Promise<bigint | undefined> {
  const { trx } = parts;
  const { instanceId } = caller;
  const now = parts.clock.now();
  const customerId = await createCustomer(trx, {
    ...pending,
    instance_id: instanceId,
    messengers: JSON.stringify(pending.messengers),
    email_confirmed_at: now,
    password_changed_at: now,
    created_at: now,
  });
  if (customerId === undefined) return undefined;
  if (terms_url !== null) {
    const consent = { subject: 'terms', document_url: terms_url || null, is_granted: true };
    await trx
      .insertInto('customer_consents')
      .values({ ...consent, instance_id: instanceId, customer_id: customerId, created_at: now })
      .execute();
  }
  await recordAudit(parts, caller, { action: 'registration.confirmed', customerId });
  return customerId;
}
