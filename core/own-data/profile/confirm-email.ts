import { z } from 'zod';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { isUniqueViolation } from '#core/platform/db/failures.ts';
import { AppError } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { readBrand, type Brand } from '#core/tenancy/brand/brand.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import {
  changeCustomer,
  findCustomerByEmail,
  findCustomerById,
} from '#core/accounts/customers/customer.store.ts';
import { noticeTo } from '#core/accounts/customers/notice-to.ts';
import { queueNotice } from '#core/accounts/mails/queue-account-mail.ts';
import { dropTokens, takeToken } from '#core/accounts/one-time/one-time-token.ts';
import { refuseToken } from '#core/accounts/one-time/refuse-token.ts';

const payloadSchema = z.object({ email: z.string() });

/** Moves an account to the address whose owner opened the link, and tells the old one. */
export async function confirmEmail(
  deps: AccountDeps,
  caller: Caller,
  token: string,
): Promise<void> {
  const { instanceId } = caller;
  const brand = await readBrand(deps, caller);
  const problem = await deps.db
    .inInstance(instanceId, (trx) => moveAccount({ ...deps, trx }, caller, { token, brand }))
    .catch((error: unknown) => {
      // Two accounts confirming one address at the same time both found it free.
      if (isUniqueViolation(error)) return 'taken' as const;
      throw error;
    });
  if (problem === 'expired') throw await refuseToken(deps, caller, { purpose: 'change_email' });
  if (problem) throw new AppError('validation_failed', { fields: { token: [{ code: problem }] } });
}

async function moveAccount(
  parts: AccountDeps & { trx: Trx },
  caller: Caller,
  { token, brand }: { token: string; brand: Brand },
): Promise<'expired' | 'taken' | undefined> {
  const { instanceId } = caller;
  const { trx } = parts;
  const taken = await takeToken(parts, { instanceId, purpose: 'change_email', token });
  const id = taken?.customerId;
  const row = id && (await findCustomerById(trx, { instanceId, id }));
  if (!taken || !row) return 'expired';
  const { email } = payloadSchema.parse(taken.payload);
  const other = await findCustomerByEmail(trx, { instanceId, emailKey: email.toLowerCase() });
  if (other && other.id !== row.id) return 'taken';
  const now = parts.clock.now();
  const change = { email, email_confirmed_at: now, updated_at: now };
  await changeCustomer(trx, { instanceId, id: row.id }, change);
  // A link that went to the old address must not open the account any more.
  const purposes = ['reset_password', 'choose_password'] as const;
  await dropTokens(trx, { instanceId, customerId: row.id, purposes: [...purposes] });
  await recordAudit(parts, caller, { action: 'email.changed', customerId: row.id });
  const to = noticeTo(row);
  const facts = { newEmail: email };
  if (to) await queueNotice(parts, { kind: 'emailChanged', instanceId, brand, facts, ...to });
  return undefined;
}
