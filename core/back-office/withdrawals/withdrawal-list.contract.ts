import { z } from 'zod';
import { WITHDRAWAL_STATUSES } from '#core/billing/withdrawals/withdrawal-status.pure.ts';
import { bigId, id, wireAmount } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';

const listedWithdrawal = z
  .object({
    id: bigId,
    status: z.enum(WITHDRAWAL_STATUSES),
    customer: z.object({ id: bigId, name: z.string(), email: z.string().nullable() }),
    method: z.object({ id, name: z.string() }),
    account_number: z.string().meta({ description: 'Empty once its customer has left.' }),
    amount: wireAmount.meta({ description: 'What is paid out.' }),
    fee: wireAmount,
    earnings: wireAmount.meta({ description: 'What leaves the earnings: both together.' }),
    requested_at: z.iso.datetime(),
    approved_at: z.iso.datetime().nullable(),
    decided_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When it was paid, refused or canceled.' }),
  })
  .meta({ id: 'ListedStaffWithdrawal' });
export type ListedStaffWithdrawal = z.infer<typeof listedWithdrawal>;

export const listedWithdrawalsAnswer = z.object({
  data: z.array(listedWithdrawal),
  meta: listMeta,
});
