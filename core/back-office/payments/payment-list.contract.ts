import { z } from 'zod';
import { INVOICE_STATUSES } from '#core/billing/payments/invoices/invoice-status.pure.ts';
import { bigId, id, wireAmount } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';
import { PAYMENT_TYPES } from './payment-fields.pure.ts';

const listedPayment = z
  .object({
    id: bigId,
    type: z.enum(PAYMENT_TYPES),
    status: z.enum(INVOICE_STATUSES),
    customer: z.object({ id: bigId, name: z.string(), email: z.string().nullable() }),
    method: z.object({ id, name: z.string() }),
    amount: wireAmount.meta({ description: 'What is charged; the fee is a part of it.' }),
    fee: wireAmount,
    received: wireAmount.nullable().meta({ description: 'What came, once it is paid.' }),
    credited: wireAmount.nullable().meta({ description: 'With its bonuses, once it is paid.' }),
    refunded: wireAmount,
    gateway: z
      .string()
      .nullable()
      .meta({ description: 'Who takes the money; null where staff look for it.' }),
    reference: z.string().nullable().meta({ description: 'What the gateway calls it.' }),
    created_at: z.iso.datetime(),
    paid_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ListedStaffPayment' });
export type ListedStaffPayment = z.infer<typeof listedPayment>;

export const listedPaymentsAnswer = z.object({ data: z.array(listedPayment), meta: listMeta });
