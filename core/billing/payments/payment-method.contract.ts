import { z } from 'zod';
import { bigId, methodId } from '#core/platform/http/wire.contract.ts';

const amount = z
  .string()
  .regex(/^\d+(\.\d{1,6})?$/)
  .meta({ description: 'US dollars, exact.' });
const float = z.number().meta({ description: 'The same amount as a number.' });
const fraction = z.number().min(0).max(1).meta({ description: 'A fraction.' });
const text = z.string().nullable();

export const PAYMENT_STRATEGIES = [
  'balance',
  'linkedCard',
  'stripe_checkout',
  'redirect',
  'qr_code',
  'message',
  'invoice',
] as const;

export const paymentMethod = z
  .object({
    id: methodId.meta({
      description: 'The balance has 0; saved cards have that of the method they pay by.',
    }),
    name: z.string(),
    strategy: z.enum(PAYMENT_STRATEGIES).meta({ description: 'How a payment goes on.' }),
    icon: z.string().meta({ description: 'The name of a picture.' }),
    description: text.meta({ description: 'HTML of the owner; sanitise it before it is shown.' }),
    additional_information: text,
    comments: text,
    fee_percent: fraction,
    min_amount: amount,
    min_amount_float: float,
    max_amount: amount.nullable(),
    max_amount_float: float.nullable(),
    charge_currency: z.string(),
    charge_type: z.enum(['once', 'recurring']),
    reward_percent: fraction,
    payment_method_bonuses: z.array(
      z.object({ bonus_percent: fraction, from_amount: amount, from_amount_float: float }),
    ),
    public_fields: z.object({ qr_code: text, is_user_comment: z.boolean() }),
    linkedCardId: bigId.nullable().meta({ description: 'Of a card that the customer saved.' }),
  })
  .meta({ id: 'PaymentMethod' });
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const paymentMethodsAnswer = z.object({
  data: z.array(paymentMethod).meta({
    description: 'Saved cards first, then the balance, then the others as the owner put them.',
  }),
  meta: z.object({
    default_payment_method_id: methodId
      .nullable()
      .meta({ description: 'What is chosen at first.' }),
    default_linked_card_id: bigId.nullable().meta({ description: 'If that is a saved card.' }),
  }),
});
