import { z } from 'zod';
import { bigId, count, id, methodId } from '#core/platform/http/wire.contract.ts';
import { panelPath } from '../panel-path.contract.ts';

export const linkedCard = z
  .object({
    id: bigId,
    brand: z.string().meta({ description: 'As its gateway calls it: visa, mastercard, amex …' }),
    last_four: z.string(),
    expiry_month: count.max(12),
    expiry_year: count.max(9_999),
    is_expired: z.boolean(),
    is_default: z.boolean().meta({ description: 'One of the cards is; it is chosen at first.' }),
    payment_method_id: id.meta({ description: 'The method whose fee and limits count.' }),
    is_available: z.boolean().meta({ description: 'Whether that method is still offered.' }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'LinkedCard' });
export type LinkedCard = z.infer<typeof linkedCard>;

export const cardsAnswer = z.object({
  data: z.array(linkedCard).meta({ description: 'The default first, then the newest.' }),
});
export const cardAnswer = z.object({ data: linkedCard });

export const beginCardBody = z.object({
  payment_method_id: methodId.meta({
    description: 'One of those that are available for recurring payments.',
  }),
  subscription_id: bigId.nullish().meta({
    description: 'A subscription of the customer that this card pays from then on.',
  }),
  success_url: panelPath.optional().meta({
    description: 'A path of the panel; it comes back with `card_setup`, the id, in its query.',
  }),
  cancel_url: panelPath.optional(),
});
export type BeginCardBody = z.infer<typeof beginCardBody>;

export const SETUP_STATES = ['open', 'saved', 'failed', 'expired'] as const;

export const cardSetup = z
  .object({
    id: z.string(),
    status: z.enum(SETUP_STATES),
    url: z.string().nullable().meta({
      description: 'Where it is saved, while it can be; with a slash in front, in the panel.',
    }),
    card: linkedCard.nullable().meta({ description: 'Once it is saved and not removed again.' }),
  })
  .meta({ id: 'CardSetup' });
export type CardSetup = z.infer<typeof cardSetup>;

export const cardSetupAnswer = z.object({ data: cardSetup });

/** An id too long to exist is answered as not found. */
export const cardPath = z.object({ cardId: z.string().max(100) });
export const setupPath = z.object({ setupId: z.string().max(100) });

export const cardIdOf = (text: string): bigint | undefined =>
  /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;
