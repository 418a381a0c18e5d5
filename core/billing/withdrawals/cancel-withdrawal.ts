import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { releaseEarned } from '#core/billing/ledger/moves/withdraw-earned.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { tellOfWithdrawal } from './mails/mail-withdrawal.ts';
import { showWithdrawal } from './show-withdrawal.ts';
import { afterDeed } from './withdrawal-status.pure.ts';
import { withdrawalIdOf, type Withdrawal } from './withdrawal.contract.ts';
import { lockWithdrawal, writeWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

/** Its customer takes a withdrawal back, until staff have decided. */
export async function cancelWithdrawal(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  idInPath: string,
): Promise<Withdrawal> {
  const { instanceId, customer, language } = caller;
  const id = withdrawalIdOf(idInPath);
  return db.inInstance(instanceId, async (trx) => {
    const row = id && (await lockWithdrawal(trx, { instanceId, id }));
    if (!row || row.customer_id !== customer.id) throw new AppError('not_found');
    const canceled = await takeBack({ trx, instanceId, clock }, row);
    await recordAudit({ clock, trx }, caller, {
      action: 'withdrawal.canceled',
      customerId: customer.id,
      sessionId: customer.sessionId,
      details: { withdrawal: String(row.id) },
    });
    return showWithdrawal(canceled, language);
  });
}

/** Ends a locked withdrawal in its customer's name. */
export async function takeBack(deps: LedgerDeps, row: WithdrawalRow): Promise<WithdrawalRow> {
  const { status, sender_id: senderId, customer_id: customerId } = row;
  const next = afterDeed({ status, senderId }, 'cancel', customerId);
  if (next === undefined) throw new AppError('already_decided');
  const actor = { kind: 'customer', id: customerId } as const;
  const { isNew } = await releaseEarned(deps, { withdrawalId: row.id, actor });
  invariant(isNew, 'what is open has not ended in the ledger');
  const canceled = await writeWithdrawal(deps.trx, row, {
    status: next,
    ended_at: deps.clock.now(),
  });
  await tellOfWithdrawal(deps, { row, notice: 'withdrawalCanceled', isOwnDoing: true });
  return canceled;
}
