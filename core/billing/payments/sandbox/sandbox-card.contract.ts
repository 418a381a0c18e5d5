import { z } from 'zod';

/** How a test card behaves when it is charged. */
export const CARD_BEHAVIOURS = ['accept', 'refuse', 'confirm', 'silence'] as const;
export type CardBehaviour = (typeof CARD_BEHAVIOURS)[number];

export const sandboxCardAnswer = z.object({
  data: z
    .object({
      reference: z.string(),
      brand: z.string().meta({ description: 'Who asks for a card.' }),
      state: z.enum(['open', 'saved', 'declined', 'removed']),
      cards: z
        .array(
          z.object({
            behaviour: z.enum(CARD_BEHAVIOURS),
            brand: z.string(),
            last_four: z.string(),
          }),
        )
        .meta({ description: 'The test cards that can be saved.' }),
      success_url: z.string(),
      cancel_url: z.string(),
    })
    .meta({ id: 'SandboxCard' }),
});

export const decideCardBody = z.object({
  decision: z
    .enum([...CARD_BEHAVIOURS, 'decline'])
    .optional()
    .meta({
      description:
        'Saves a test card that every charge of is accepted · refused · has to be confirmed by ' +
        'the customer · made without an answer; or decline: none is saved.',
    }),
});
export type CardDecision = NonNullable<z.infer<typeof decideCardBody>['decision']>;
