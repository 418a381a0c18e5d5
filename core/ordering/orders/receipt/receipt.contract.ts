import { z } from 'zod';
import { bigId, quantity, wireAmount } from '#core/platform/http/wire.contract.ts';
import { quoteLine } from '#core/pricing/quote/quote-line.contract.ts';

export const receiptAnswer = z.object({
  data: z
    .object({
      order_id: bigId,
      drip_feed_id: bigId.nullable(),
      run: quantity.nullable(),
      service: z.string(),
      network: z.string(),
      url: z.string(),
      quantity,
      price: wireAmount.meta({ description: 'For `pricing_per` of it.' }),
      pricing_per: quantity,
      lines: z.array(quoteLine).meta({ description: 'Together the cost.' }),
      cost: wireAmount,
      fee: wireAmount.meta({
        description: 'Its share of the fee of the payment; those of all its orders are the whole.',
      }),
      paid: wireAmount.meta({ description: 'Cost and fee.' }),
      refunds: z.array(z.object({ amount: wireAmount, created_at: z.iso.datetime() })),
      refunded: wireAmount,
      total: wireAmount.meta({ description: 'What was paid without what was given back.' }),
      created_at: z.iso.datetime(),
      paid_at: z.iso.datetime(),
      buyer: z
        .object({
          name: z.string(),
          company_name: z.string().nullable(),
          company_address: z.string().nullable(),
          company_site: z.string().nullable(),
          vat: z.string().nullable(),
        })
        .nullable()
        .meta({ description: 'Nothing for who has but the link of the order.' }),
    })
    .meta({ id: 'OrderReceipt' }),
});
export type Receipt = z.infer<typeof receiptAnswer>['data'];
