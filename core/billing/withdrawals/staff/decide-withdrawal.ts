import type { Updateable } from 'kysely';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { findPayer } from '#core/accounts/customers/payer.ts';
import { captureEarned, releaseEarned } from '#core/billing/ledger/moves/withdraw-earned.ts';
import { readSecondApprovalAbove } from '#core/billing/payments/staff/second-approval.ts';
import { requireConfirmed } from '#core/money/confirmed-amount.ts';
import { formatAmount } from '#core/money/money.ts';
import type { AuditAction } from '#core/platform/audit/audit-words.pure.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { tellOfWithdrawal, type WithdrawalNotice } from '../mails/mail-withdrawal.ts';
import { afterDeed } from '../withdrawal-status.pure.ts';
import { withdrawalIdOf } from '../withdrawal.contract.ts';
import { lockWithdrawal, writeWithdrawal, type WithdrawalRow } from '../withdrawal.store.ts';
import type { WithdrawalsTable } from '../withdrawal.tables.ts';
import type { StaffDeed } from './staff-withdrawal.contract.ts';
import { showOneToStaff } from './staff-withdrawals.ts';

interface Asked extends OnceKey {
  withdrawalId: string;
}

type WithBody<Body> = Asked & { body: Body };

/** It is to be paid. Above the instance's limit, two members of staff have to say so. */
export function approveWithdrawal(
  deps: Deps,
  caller: CustomerCaller,
  asked: Asked,
): Promise<OnceAnswer> {
  const { instanceId, customer } = caller;
  const now = deps.clock.now();
  return decide(deps, caller, {
    ...asked,
    deed: 'approve',
    async work(trx, row) {
      await refuseFrozen(trx, row);
      const isLarge = row.amount_micro > (await readSecondApprovalAbove(trx, instanceId));
      if (isLarge && row.first_approver_id === customer.id) {
        throw new AppError('second_person_needed');
      }
      if (isLarge && row.first_approver_id === null) {
        const first = { first_approver_id: customer.id, first_approved_at: now };
        return { change: first, action: 'withdrawal.approved_first' };
      }
      return {
        change: {
          ...{ status: 'approved', approver_id: customer.id, approved_at: now },
          // Both are the same person once the owner has raised the limit: then one is enough.
          ...(row.first_approver_id === customer.id && {
            ...{ first_approver_id: null, first_approved_at: null },
          }),
        },
        action: 'withdrawal.approved',
        notice: 'withdrawalApproved',
      };
    },
  });
}

/** Says who pays it before they do, so that nobody pays it twice. */
export function sendWithdrawal(
  deps: Deps,
  caller: CustomerCaller,
  asked: Asked,
): Promise<OnceAnswer> {
  return decide(deps, caller, {
    ...asked,
    deed: 'send',
    async work(trx, row) {
      await refuseFrozen(trx, row);
      return {
        change: { sender_id: caller.customer.id, sent_at: deps.clock.now() },
        action: 'withdrawal.sent',
      };
    },
  });
}

/** The money has left: what was held for it leaves the ledger. */
export function payWithdrawal(
  deps: Deps,
  caller: CustomerCaller,
  asked: WithBody<{ confirmed_amount?: string | undefined }>,
): Promise<OnceAnswer> {
  const { clock } = deps;
  const { instanceId, customer } = caller;
  return decide(deps, caller, {
    ...asked,
    deed: 'pay',
    async work(trx, row) {
      const { id: withdrawalId, fee_micro: feeMicro } = row;
      requireConfirmed(asked.body.confirmed_amount, row.amount_micro - feeMicro);
      const actor = { kind: 'staff', id: customer.id } as const;
      const of = { withdrawalId, feeMicro, actor };
      const { isNew } = await captureEarned({ clock, trx, instanceId }, of);
      invariant(isNew, 'what is open has not ended in the ledger');
      return {
        change: { status: 'paid', ended_by: customer.id, ended_at: clock.now() },
        action: 'withdrawal.paid',
        notice: 'withdrawalPaid',
      };
    },
  });
}

/** It is not paid: the earnings come back, and the customer reads why. */
export function refuseWithdrawal(
  deps: Deps,
  caller: CustomerCaller,
  asked: WithBody<{ reason?: string | undefined }>,
): Promise<OnceAnswer> {
  const { clock } = deps;
  const { instanceId, customer } = caller;
  const { reason } = asked.body;
  return decide(deps, caller, {
    ...asked,
    deed: 'refuse',
    async work(trx, row) {
      if (reason === undefined) {
        throw new AppError('validation_failed', { fields: { reason: [{ code: 'required' }] } });
      }
      const actor = { kind: 'staff', id: customer.id } as const;
      const of = { withdrawalId: row.id, actor };
      const { isNew } = await releaseEarned({ clock, trx, instanceId }, of);
      invariant(isNew, 'what is open has not ended in the ledger');
      return {
        change: { status: 'refused', ended_by: customer.id, ended_at: clock.now(), reason },
        action: 'withdrawal.refused',
        notice: 'withdrawalRefused',
        reason,
      };
    },
  });
}

/** It was sent, and nobody knows whether it arrives: somebody finds out, and nobody sends it again. */
export function doubtWithdrawal(
  deps: Deps,
  caller: CustomerCaller,
  asked: Asked,
): Promise<OnceAnswer> {
  return decide(deps, caller, {
    ...asked,
    deed: 'doubt',
    work: () =>
      Promise.resolve({
        change: { status: 'unknown' },
        action: 'withdrawal.unknown',
        notice: 'withdrawalUnknown',
      }),
  });
}

/** Nothing leaves while an account is frozen; what is on its way is beyond that. */
async function refuseFrozen(
  trx: Trx,
  { instance_id: instanceId, customer_id: id }: WithdrawalRow,
): Promise<void> {
  const payer = await findPayer(trx, { instanceId, id });
  if (payer?.isFrozen) throw new AppError('customer_frozen');
}

interface Outcome {
  change: Updateable<WithdrawalsTable>;
  action: AuditAction;
  notice?: WithdrawalNotice;
  reason?: string;
}

interface Decision extends Asked {
  deed: StaffDeed;
  body?: object;
  work(trx: Trx, row: WithdrawalRow): Promise<Outcome>;
}

/** The second of two at once is refused; what is done, told and noted down is one transaction. */
async function decide(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, withdrawalId, body = {}, deed, work }: Decision,
): Promise<OnceAnswer> {
  const { clock } = deps;
  const { instanceId, customer } = caller;
  const id = withdrawalIdOf(withdrawalId);
  if (id === undefined) throw new AppError('not_found');
  return doOnce(deps, caller, {
    ...{ key, route, input: { withdrawalId, body } },
    async work(trx) {
      const row = await lockWithdrawal(trx, { instanceId, id });
      if (!row) throw new AppError('not_found');
      if (row.customer_id === customer.id) throw new AppError('own_withdrawal');
      const { status, sender_id: senderId } = row;
      const next = afterDeed({ status, senderId }, deed, customer.id);
      if (next === undefined) throw new AppError('already_decided');
      const { change, action, notice, reason } = await work(trx, row);
      invariant((change.status ?? status) === next || !notice, 'a deed does what the table says');
      const written = await writeWithdrawal(trx, row, change);
      if (notice) {
        const told = { row: written, notice, ...(reason !== undefined && { reason }) };
        await tellOfWithdrawal({ trx, instanceId, clock }, told);
      }
      await recordAudit({ clock, trx }, caller, {
        action,
        customerId: row.customer_id,
        staffId: customer.id,
        sessionId: customer.sessionId,
        details: {
          withdrawal: String(row.id),
          amount: formatAmount(row.amount_micro),
          ...{ before: row.status, after: written.status },
          ...(reason !== undefined && { reason }),
        },
      });
      return { status: 200, value: { data: await showOneToStaff(trx, caller, written) } };
    },
  });
}
