import { both } from '#core/billing/payments/wire-amounts.ts';
import type { Language } from '#locales/languages.ts';
import { textIn } from './methods/list-withdrawal-methods.ts';
import { afterDeed } from './withdrawal-status.pure.ts';
import type { Withdrawal } from './withdrawal.contract.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

/** A withdrawal for its customer; who has decided is nothing to them. */
export function showWithdrawal(row: WithdrawalRow, language: Language): Withdrawal {
  const { status, sender_id: senderId, method } = row;
  return {
    id: Number(row.id),
    status,
    ...both('amount', row.amount_micro),
    ...both('fee', row.fee_micro),
    ...both('total_amount', row.amount_micro - row.fee_micro),
    method: { id: method.id, name: textIn(method.name, language), icon: method.icon },
    account_number: row.account_number,
    user_comment: row.comment,
    reason: row.reason,
    may_be_canceled: afterDeed({ status, senderId }, 'cancel', row.customer_id) !== undefined,
    created_at: row.requested_at.toISOString(),
    approved_at: row.approved_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}
