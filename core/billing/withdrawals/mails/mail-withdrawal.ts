import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { inDollars, queueNotice } from '#core/billing/payments/mails/payment-mail.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import type { NoticeKind } from '#core/messaging/notices/notice-kinds.pure.ts';
import { defineJob, type JobKind } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { textIn } from '../methods/list-withdrawal-methods.ts';
import { findWithdrawal, type WithdrawalRow } from '../withdrawal.store.ts';

const NOTICES = [
  'withdrawalRequested',
  'withdrawalApproved',
  'withdrawalPaid',
  'withdrawalRefused',
  'withdrawalUnknown',
  'withdrawalCanceled',
] as const;
export type WithdrawalNotice = (typeof NOTICES)[number];

const schema = z.strictObject({ withdrawalId: z.string(), notice: z.enum(NOTICES) });
const WITHDRAWAL_MAIL: JobKind<typeof schema> = { kind: 'mail-withdrawal', schema, maxAttempts: 5 };

const KINDS = {
  withdrawalRequested: 'withdrawal_requested',
  withdrawalApproved: 'withdrawal_approved',
  withdrawalPaid: 'withdrawal_paid',
  withdrawalRefused: 'withdrawal_refused',
  withdrawalUnknown: 'withdrawal_unknown',
  withdrawalCanceled: 'withdrawal_canceled',
} as const satisfies Record<WithdrawalNotice, NoticeKind>;

interface ToTell {
  row: WithdrawalRow;
  notice: WithdrawalNotice;
  /** The customer has just done it and sees it on the page. */
  isOwnDoing?: boolean;
  reason?: string;
}

/**
 * Tells a customer of each change, in its transaction: in the panel and by mail. What they did
 * themselves is mailed as well, so that they hear of it when it was somebody else.
 */
export async function tellOfWithdrawal(
  { trx, instanceId, clock }: LedgerDeps,
  { row, notice, isOwnDoing = false, reason }: ToTell,
): Promise<void> {
  await createNotice(
    { trx, instanceId, clock },
    {
      customerId: row.customer_id,
      kind: KINDS[notice],
      event: `withdrawal/${row.id}/${notice}`,
      isOwnDoing,
      about: {},
      facts: {
        amountMicro: String(row.amount_micro),
        ...(reason !== undefined && { reason }),
      },
    },
  );
  await enqueue({ clock }, trx, {
    job: WITHDRAWAL_MAIL,
    instanceId,
    payload: { withdrawalId: String(row.id), notice },
  });
}

export const mailWithdrawal = defineJob({
  ...WITHDRAWAL_MAIL,
  async handle(deps: Deps, { instanceId, payload: { withdrawalId, notice } }) {
    invariant(instanceId !== null, 'a withdrawal belongs to an instance');
    const ref = { instanceId, id: BigInt(withdrawalId) };
    const row = await deps.db.inInstance(instanceId, (trx) => findWithdrawal(trx, ref));
    if (!row) return;
    await queueNotice(deps, {
      ...{ instanceId, customerId: row.customer_id, about: 'payments', notice },
      facts: (language) => ({
        number: String(row.id),
        amount: inDollars(row.amount_micro, language),
        received: inDollars(row.amount_micro - row.fee_micro, language),
        method: textIn(row.method.name, language),
        reason: row.reason ?? '',
      }),
      path: '/finances/withdraw',
      uniqueKey: `withdrawal/${row.id}/${notice}`,
    });
  },
});
