import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import {
  approveWithdrawal,
  doubtWithdrawal,
  payWithdrawal,
  refuseWithdrawal,
  sendWithdrawal,
} from '#core/billing/withdrawals/staff/staff-withdrawal.operations.ts';

const key = z.uuid();

/** What staff send; the core knows who may do what. */
export const DEED_FORMS = {
  approve: z.object({ key }),
  send: z.object({ key }),
  /** What the dialog has asked about; nothing is marked as paid without it. */
  pay: z.object({ key, confirmed_amount: z.string().max(30).optional() }),
  refuse: z.object({ key, reason: z.string().trim().min(1).max(500) }),
  doubt: z.object({ key }),
} as const;

export type Deed = keyof typeof DEED_FORMS;
export type RefuseInput = z.input<typeof DEED_FORMS.refuse>;

export function isDeed(name: unknown): name is Deed {
  return typeof name === 'string' && Object.hasOwn(DEED_FORMS, name);
}

interface Sent {
  key: string;
  reason?: string | undefined;
  confirmed_amount?: string | undefined;
}

/** Does it; refused as the core refuses it. */
export async function doDeed(
  { core }: AppLoadContext,
  deed: Deed,
  { withdrawalId, sent }: { withdrawalId: string; sent: Sent },
): Promise<void> {
  const { key: own, reason = '', confirmed_amount: confirmed } = sent;
  const call = { params: { withdrawalId }, key: own };
  if (deed === 'approve') await core.call(approveWithdrawal, call);
  if (deed === 'send') await core.call(sendWithdrawal, call);
  if (deed === 'pay') {
    await core.call(payWithdrawal, { ...call, body: { confirmed_amount: confirmed } });
  }
  if (deed === 'refuse') await core.call(refuseWithdrawal, { ...call, body: { reason } });
  if (deed === 'doubt') await core.call(doubtWithdrawal, call);
}
