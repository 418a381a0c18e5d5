import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { findKnownCustomer } from '#core/accounts/customers/known-customer.ts';
import { adjustBalance } from '#core/billing/ledger/moves/adjust-balance.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { readSecondApprovalAbove } from '#core/billing/payments/staff/second-approval.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { formatAmount } from '#core/money/money.ts';
import type { AuditAction } from '#core/platform/audit/audit-words.pure.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import type { z } from 'zod';
import {
  confirmationOf,
  formatAdjustment,
  isConfirmed,
  parseAdjustment,
} from './adjustment-confirmation.pure.ts';
import type { adjustBody } from './adjustment.contract.ts';
import {
  endAdjustment,
  insertAdjustment,
  lockAdjustment,
  lockAsker,
  sumAlone,
  type AdjustmentRow,
} from './adjustment.store.ts';
import { showAdjustment } from './show-adjustments.ts';

type Ports = Pick<Deps, 'clock'> & { trx: Trx };

const DAY_MS = 24 * 60 * 60 * 1000;

interface Asked extends OnceKey {
  customerId: string;
  body: z.infer<typeof adjustBody>;
}

/**
 * Changes a balance by hand. What one person moves alone within a day stays below the limit of the
 * instance: beyond it, somebody else has to agree before anything moves.
 */
export function adjustByHand(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, customerId, body }: Asked,
): Promise<OnceAnswer> {
  const { instanceId, customer: staff } = caller;
  return doOnce(deps, caller, {
    ...{ key, route, input: { customerId, body } },
    async work(trx) {
      const now = deps.clock.now();
      const id = BigInt(customerId);
      const customer = await findKnownCustomer(trx, { instanceId, id });
      if (!customer) throw new AppError('not_found');
      const amountMicro = amountOf(requiredField('amount', body.amount));
      const reason = requiredField('reason', body.reason);
      if (id === staff.id) throw new AppError('own_account');
      const confirmed = { amountMicro, customer };
      if (!isConfirmed(body.confirmation, confirmed)) {
        const params = { amount: formatAdjustment(amountMicro), phrase: confirmationOf(confirmed) };
        throw new AppError('confirmation_needed', { params });
      }
      await lockAsker(trx, { instanceId, id: staff.id });
      const since = new Date(now.getTime() - DAY_MS);
      const alone = await sumAlone(trx, { instanceId, staffId: staff.id, since });
      const size = amountMicro < 0n ? -amountMicro : amountMicro;
      const isLarge = alone + size > (await readSecondApprovalAbove(trx, instanceId));
      const row = await insertAdjustment(trx, {
        ...{ instance_id: instanceId, customer_id: id, amount_micro: amountMicro },
        ...{ reason, asked_by: staff.id, asked_at: now, is_large: isLarge },
        status: isLarge ? 'waiting' : 'done',
        ...(isLarge ? { ended_by: null, ended_at: null } : { ended_by: staff.id, ended_at: now }),
      });
      if (isLarge)
        await note({ ...deps, trx }, caller, { row, action: 'balance.adjustment_asked' });
      else await carryOut({ ...deps, trx }, caller, row);
      return { status: 200, value: { data: await showAdjustment(trx, caller, row) } };
    },
  });
}

function amountOf(text: string): bigint {
  const micro = parseAdjustment(text);
  if (micro !== undefined) return micro;
  throw new AppError('validation_failed', { fields: { amount: [{ code: 'invalid_format' }] } });
}

interface Decision extends OnceKey {
  adjustmentId: string;
}

export function approveAdjustment(
  deps: Deps,
  caller: CustomerCaller,
  decision: Decision,
): Promise<OnceAnswer> {
  return decide(deps, caller, {
    ...decision,
    work: async (trx, row) => {
      if (row.asked_by === caller.customer.id) throw new AppError('second_person_needed');
      const customer = { instanceId: caller.instanceId, id: row.customer_id };
      if (!(await findKnownCustomer(trx, customer))) throw new AppError('already_decided');
      const ended = await endAdjustment(trx, row, endOf(deps, caller, 'done'));
      await carryOut({ ...deps, trx }, caller, ended);
      return ended;
    },
  });
}

export function refuseAdjustment(
  deps: Deps,
  caller: CustomerCaller,
  decision: Decision,
): Promise<OnceAnswer> {
  return decide(deps, caller, {
    ...decision,
    work: async (trx, row) => {
      const ended = await endAdjustment(trx, row, endOf(deps, caller, 'refused'));
      await note({ ...deps, trx }, caller, { row: ended, action: 'balance.adjustment_refused' });
      return ended;
    },
  });
}

const endOf = <Status extends 'done' | 'refused'>(
  { clock }: Pick<Deps, 'clock'>,
  { customer }: CustomerCaller,
  status: Status,
) => ({ status, ended_by: customer.id, ended_at: clock.now() });

interface Work {
  work(trx: Trx, row: AdjustmentRow): Promise<AdjustmentRow>;
}

function decide(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, adjustmentId, work }: Decision & Work,
): Promise<OnceAnswer> {
  const { instanceId, customer } = caller;
  return doOnce(deps, caller, {
    ...{ key, route, input: { adjustmentId } },
    async work(trx) {
      const row = await lockAdjustment(trx, { instanceId, id: BigInt(adjustmentId) });
      if (!row) throw new AppError('not_found');
      if (row.customer_id === customer.id) throw new AppError('own_account');
      if (row.status !== 'waiting') throw new AppError('already_decided');
      const ended = await work(trx, row);
      return { status: 200, value: { data: await showAdjustment(trx, caller, ended) } };
    },
  });
}

/** Moves the money, tells the customer, and notes what there was before and after. */
async function carryOut(deps: Ports, caller: CustomerCaller, row: AdjustmentRow): Promise<void> {
  const { instanceId, customer: staff } = caller;
  const { id, customer_id: customerId, amount_micro: amountMicro, reason } = row;
  const { clock, trx } = deps;
  const ledger = { clock, trx, instanceId };
  const before = await readMoney(trx, { instanceId, id: customerId });
  const { isNew } = await adjustBalance(ledger, {
    ...{ customerId, amountMicro, reason, staffId: staff.id },
    adjustmentId: sourceOf(id),
  });
  invariant(isNew, 'an adjustment moves once');
  const after = await readMoney(trx, { instanceId, id: customerId });
  await createNotice(ledger, {
    customerId,
    kind: amountMicro > 0n ? 'balance_added' : 'balance_taken',
    event: `adjustment/${id}`,
    about: {},
    facts: { amountMicro: String(amountMicro > 0n ? amountMicro : -amountMicro), reason },
  });
  await note(deps, caller, {
    row,
    action: 'balance.adjusted',
    details: {
      before: formatAmount(before.balanceMicro),
      after: formatAmount(after.balanceMicro),
    },
  });
}

/** By which the ledger knows it; older entries by hand have other names. */
export const sourceOf = (id: bigint): string => `by-hand/${id}`;

interface Noted {
  row: AdjustmentRow;
  action: AuditAction;
  details?: Record<string, string>;
}

function note(deps: Ports, caller: CustomerCaller, { row, action, details }: Noted): Promise<void> {
  return recordAudit(deps, caller, {
    action,
    customerId: row.customer_id,
    staffId: caller.customer.id,
    sessionId: caller.customer.sessionId,
    details: {
      adjustment: String(row.id),
      amount: formatAdjustment(row.amount_micro),
      reason: row.reason,
      ...details,
    },
  });
}
