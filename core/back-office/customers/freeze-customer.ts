import {
  findKnownCustomer,
  freezeKnownCustomer,
  unfreezeKnownCustomer,
  type KnownCustomer,
} from '#core/accounts/customers/known-customer.ts';
import { noticeTo } from '#core/accounts/customers/notice-to.ts';
import { queueNotice } from '#core/accounts/mails/queue-account-mail.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';

interface Asked {
  customerId: string;
  reason?: string | undefined;
}

/**
 * An account that is frozen can look and leave, and do nothing else. Those of the team lose their
 * roles first, so that nobody shuts a colleague out by the way.
 */
export function freezeCustomer(deps: Deps, caller: CustomerCaller, asked: Asked): Promise<void> {
  return change(deps, caller, {
    ...asked,
    to: 'frozen',
    async write(trx, row) {
      if (row.id === caller.customer.id) throw new AppError('own_account');
      if (row.roles.length > 0) throw new AppError('member_of_team');
      const reason = requiredField('reason', asked.reason);
      const by = { staffId: caller.customer.id, reason };
      return freezeKnownCustomer(trx, { ...refOf(row), ...by, at: deps.clock.now() });
    },
  });
}

export function unfreezeCustomer(deps: Deps, caller: CustomerCaller, asked: Asked): Promise<void> {
  return change(deps, caller, {
    ...asked,
    to: 'unfrozen',
    write: (trx, row) => unfreezeKnownCustomer(trx, { ...refOf(row), at: deps.clock.now() }),
  });
}

const refOf = ({ instance_id: instanceId, id }: KnownCustomer) => ({ instanceId, id });

interface Change extends Asked {
  to: 'frozen' | 'unfrozen';
  /** False where it was so already. */
  write(trx: Trx, row: KnownCustomer): Promise<boolean>;
}

async function change(
  deps: Deps,
  caller: CustomerCaller,
  { customerId, reason: given, to, write }: Change,
): Promise<void> {
  const { instanceId, customer: staff, requestId } = caller;
  const id = BigInt(customerId);
  const brand = await readBrand(deps, caller);
  await deps.db.inInstance(instanceId, async (trx) => {
    const row = await findKnownCustomer(trx, { instanceId, id });
    if (!row) throw new AppError('not_found');
    const reason = requiredField('reason', given);
    if (!(await write(trx, row))) throw new AppError('already_decided');
    const isFrozen = to === 'frozen';
    await recordAudit({ ...deps, trx }, caller, {
      action: `customer.${to}`,
      customerId: id,
      staffId: staff.id,
      sessionId: staff.sessionId,
      details: {
        reason,
        before: isFrozen ? 'open' : 'frozen',
        after: isFrozen ? 'frozen' : 'open',
        // Why it was frozen, which the row does not say any more.
        ...(row.frozen_reason !== null && { was: row.frozen_reason }),
      },
    });
    await createNotice(
      { ...deps, trx, instanceId },
      {
        customerId: id,
        kind: isFrozen ? 'account_frozen' : 'account_unfrozen',
        event: `customer/${id}/${to}/${requestId}`,
        about: {},
        facts: { reason },
      },
    );
    const receiver = noticeTo(row);
    const kind = isFrozen ? 'accountFrozen' : 'accountUnfrozen';
    if (receiver) {
      await queueNotice(
        { ...deps, trx },
        { kind, facts: { reason }, instanceId, brand, ...receiver },
      );
    }
  });
}
