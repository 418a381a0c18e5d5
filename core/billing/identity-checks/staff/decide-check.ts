import type { Updateable } from 'kysely';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import { deleteLater } from '../documents/identity-document.store.ts';
import { afterDeed } from '../identity-check-status.pure.ts';
import { lockCheck, writeCheck, type CheckRow } from '../identity-check.store.ts';
import type { IdentityChecksTable } from '../identity-check.tables.ts';
import { readTerms, type IdentityTerms } from '../identity-terms.ts';
import { tellOfCheck } from '../mails/tell-of-check.ts';
import { checkIdOf, type StaffCheck, type StaffCheckDeed } from './staff-check.contract.ts';
import { showOneToStaff } from './staff-checks.ts';

interface Asked {
  checkId: string;
  version?: number | undefined;
  reason?: string | undefined;
}

/** They are who they say; what was refused before is forgotten. */
export function approveCheck(deps: Deps, caller: CustomerCaller, asked: Asked) {
  return decide(deps, caller, {
    ...asked,
    deed: 'approve',
    change(row, { deleteAt }) {
      requireSeen(row, asked);
      return { change: { ...decidedBy(deps, caller), refusal: null }, deleteAt };
    },
  });
}

/** The documents do not do: the customer reads why, and has as long again to upload others. */
export function refuseCheck(deps: Deps, caller: CustomerCaller, asked: Asked) {
  return decide(deps, caller, {
    ...asked,
    deed: 'refuse',
    change(row, { deleteAt, dueAt }) {
      requireSeen(row, asked);
      const refusal = requiredField('reason', asked.reason);
      const change = { ...decidedBy(deps, caller), refusal, due_at: dueAt };
      return { change, deleteAt, reason: refusal };
    },
  });
}

/** Nothing is asked for any more, so nothing has to be kept. */
export function cancelCheck(deps: Deps, caller: CustomerCaller, asked: Asked) {
  return decide(deps, caller, {
    ...asked,
    deed: 'cancel',
    change: () => ({ change: decidedBy(deps, caller), deleteAt: deps.clock.now() }),
  });
}

const decidedBy = ({ clock }: Deps, { customer }: CustomerCaller) => ({
  decided_by: customer.id,
  decided_at: clock.now(),
});

/** Nobody decides on documents that came after they have looked. */
function requireSeen(row: CheckRow, { version }: Asked): void {
  if (requiredField('version', version) !== row.version) throw new AppError('conflict');
}

interface Outcome {
  change: Updateable<IdentityChecksTable>;
  deleteAt: Date;
  reason?: string;
}

interface Decision extends Asked {
  deed: StaffCheckDeed;
  change(row: CheckRow, terms: IdentityTerms): Outcome;
}

const ACTIONS = {
  approve: 'identity.approved',
  refuse: 'identity.refused',
  cancel: 'identity.canceled',
} as const;

const EVENTS = { approve: 'approved', refuse: 'refused', cancel: undefined } as const;

/** The second of two at once is refused; what is done, told and noted down is one transaction. */
async function decide(
  deps: Deps,
  caller: CustomerCaller,
  { checkId, deed, change: outcomeOf }: Decision,
): Promise<StaffCheck> {
  const { instanceId, customer } = caller;
  const id = checkIdOf(checkId);
  const brand = await readBrand(deps, caller);
  return deps.db.inInstance(instanceId, async (trx) => {
    const row = id && (await lockCheck(trx, { instanceId, id }));
    if (!row) throw new AppError('not_found');
    if (row.customer_id === customer.id) throw new AppError('own_account');
    const status = afterDeed(row.status, deed);
    if (status === undefined) throw new AppError('already_decided');
    const now = deps.clock.now();
    const terms = await readTerms(trx, { instanceId, now });
    const { change, deleteAt, reason } = outcomeOf(row, terms);
    const written = await writeCheck(trx, row, { ...change, status, since: now });
    await deleteLater(trx, { instanceId, checkId: row.id, at: deleteAt });
    const event = EVENTS[deed];
    if (event) await tellOfCheck({ ...deps, trx }, { check: written, event, brand });
    await recordAudit({ ...deps, trx }, caller, {
      action: ACTIONS[deed],
      customerId: row.customer_id,
      staffId: customer.id,
      sessionId: customer.sessionId,
      details: {
        ...{ check: checkId, before: row.status, after: status },
        ...(reason !== undefined && { reason }),
      },
    });
    return showOneToStaff(trx, caller, written);
  });
}
