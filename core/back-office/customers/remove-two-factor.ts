import { revokeTokensOf } from '#core/accounts/api-tokens/revoke-tokens-of.ts';
import { findKnownCustomer } from '#core/accounts/customers/known-customer.ts';
import { noticeTo } from '#core/accounts/customers/notice-to.ts';
import { queueNotice } from '#core/accounts/mails/queue-account-mail.ts';
import { takeAwayPasskeys } from '#core/accounts/passkeys/take-away-passkeys.ts';
import { endSessions } from '#core/accounts/sessions/end-sessions.ts';
import { readRolesBeyond } from '#core/accounts/team/held-roles.ts';
import { takeAwayTwoFactor } from '#core/accounts/two-factor/take-away-two-factor.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import type { RemoveTwoFactorBody } from './staff-customer.contract.ts';

/**
 * Turns two-factor sign-in off for who has lost the app and the recovery codes. Whoever was in the
 * account may have been somebody else, so it is logged out everywhere; their programs go on only if
 * staff say so.
 */
export async function removeTwoFactor(
  deps: Deps,
  caller: CustomerCaller,
  {
    customerId,
    reason: given,
    keep_tokens: keepsTokens,
  }: RemoveTwoFactorBody & { customerId: string },
): Promise<void> {
  const { instanceId, customer: staff, requestId } = caller;
  const id = BigInt(customerId);
  const brand = await readBrand(deps, caller);
  await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const row = await findKnownCustomer(trx, { instanceId, id });
    if (!row) throw new AppError('not_found');
    if (id === staff.id) throw new AppError('own_account');
    const isBeyond = await readRolesBeyond(trx, caller);
    if (isBeyond(row.roles)) throw new AppError('member_beyond_yours');
    const reason = requiredField('reason', given);
    if (!(await takeAwayTwoFactor(trx, { instanceId, id }))) {
      throw new AppError('two_factor_is_off');
    }
    await recordAudit(parts, caller, {
      ...{ action: 'two_factor.removed', customerId: id },
      ...{ staffId: staff.id, sessionId: staff.sessionId, details: { reason } },
    });
    await endSessions(parts, caller, {
      ...{ customerId: id, reason: 'revoked_by_staff', staffId: staff.id },
    });
    await removePasskeys(parts, caller, id);
    if (!keepsTokens) await revokeTokens(parts, caller, id);
    await createNotice(
      { ...parts, instanceId },
      {
        ...{ customerId: id, kind: 'two_factor_removed', about: {}, facts: {} },
        event: `customer/${id}/two-factor-removed/${requestId}`,
      },
    );
    const to = noticeTo(row);
    if (to) await queueNotice(parts, { kind: 'twoFactorRemoved', instanceId, brand, ...to });
  });
}

/** They were on what was lost, or are of whoever was in the account: each would open it alone. */
async function removePasskeys(
  parts: Pick<Deps, 'clock'> & { trx: Trx },
  caller: CustomerCaller,
  customerId: bigint,
): Promise<void> {
  const { instanceId, customer: staff } = caller;
  for (const id of await takeAwayPasskeys(parts.trx, { instanceId, id: customerId })) {
    await recordAudit(parts, caller, {
      ...{ action: 'passkey.removed', customerId, staffId: staff.id },
      ...{ sessionId: staff.sessionId, details: { passkey: String(id) } },
    });
  }
}

/** Each is noted, as where the customer revokes it. */
async function revokeTokens(
  parts: Pick<Deps, 'clock'> & { trx: Trx },
  caller: CustomerCaller,
  customerId: bigint,
): Promise<void> {
  const { instanceId, customer: staff } = caller;
  const revoking = { instanceId, customerId, now: parts.clock.now() };
  for (const id of await revokeTokensOf(parts.trx, revoking)) {
    await recordAudit(parts, caller, {
      ...{ action: 'api_token.revoked', customerId, staffId: staff.id },
      ...{ sessionId: staff.sessionId, details: { token: String(id) } },
    });
  }
}
