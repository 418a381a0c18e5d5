import { z } from 'zod';
import { link } from '#core/ordering/form/order-cost.contract.ts';
import {
  bigId,
  count,
  id,
  quantity,
  wireAmount,
  wireFloat,
} from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { TRIAL_STATUSES } from './trial-status.pure.ts';

const LONGEST_PROOF = 2_000;

const service = z.object({ id, slug: z.string(), name: z.string() });
const networkOfQuest = z.object({ id, slug: z.string(), name: z.string(), icon: z.string() });

const picture = z
  .object({ url: z.string(), width: count, height: count })
  .meta({ id: 'FreeTrialPicture' });

export const reward = z
  .object({
    service,
    quantity,
    amount: wireAmount.meta({ description: 'What it costs whoever orders it.' }),
    amount_float: wireFloat,
    url_is_required: z.boolean().meta({ description: 'Whether it is delivered to a link.' }),
    example_link: z.string().nullable(),
  })
  .meta({ id: 'FreeTrialReward' });
export type Reward = z.infer<typeof reward>;

export const freeTrial = z
  .object({
    id: bigId,
    status: z.enum(TRIAL_STATUSES).meta({
      description: '`tracked` was begun and can be used until it expires.',
    }),
    expire_at: z.iso.datetime(),
    free_trial_quest_id: id,
    quest: z.object({
      name: z.string(),
      is_shown: z.boolean().meta({ description: 'Whether the quest is still offered.' }),
    }),
    service,
    quantity,
    url: z.string().nullable().meta({ description: 'Where the free order goes.' }),
    proof_url: z.string().nullable(),
    reason: z.string().nullable().meta({ description: 'Of staff, why it was refused.' }),
    order_id: bigId.nullable().meta({ description: 'The free order, once it was approved.' }),
    created_at: z.iso.datetime(),
    submitted_at: z.iso.datetime().nullable(),
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'FreeTrial' });
export type FreeTrial = z.infer<typeof freeTrial>;

export const freeTrialQuest = z
  .object({
    id,
    panel_id: id.meta({ description: 'Of the shop that offers it.' }),
    name: z.string(),
    short_body: z.string().nullable(),
    body: z.string().nullable(),
    image: picture.nullable(),
    network: networkOfQuest.nullable(),
    reward,
    repeats_count: count.meta({ description: 'How often one customer may take it.' }),
    left_count: count.nullable().meta({
      description: 'How many are left for everybody; null where there is no limit.',
    }),
    allow_proof_url: z.boolean().meta({
      description: 'Whether a link proves that it was done, and staff decide.',
    }),
    url: z.string().nullable().meta({ description: 'Where it is done.' }),
    min_user_spend_amount: wireAmount,
    min_user_spend_amount_float: wireFloat,
    min_replenishment_amount: wireAmount,
    min_replenishment_amount_float: wireFloat,
    missing_user_spend_amount: wireAmount.meta({ description: 'What is still to be spent.' }),
    missing_user_spend_amount_float: wireFloat,
    missing_replenishment_amount: wireAmount.meta({
      description: 'What is still to be topped up.',
    }),
    missing_replenishment_amount_float: wireFloat,
    is_disabled: z.boolean().meta({ description: 'Whether any of the following holds.' }),
    disabled_for_guest: z.boolean(),
    disabled_for_freeze: z.boolean(),
    disabled_for_email: z.boolean().meta({ description: 'It was not confirmed.' }),
    disabled_for_spend: z.boolean(),
    disabled_for_replenishment: z.boolean(),
    disabled_for_repeats: z.boolean().meta({
      description: 'The customer has taken this one as often as one may.',
    }),
    disabled_for_max: z.boolean().meta({
      description: 'The customer has taken as many of all quests as one may.',
    }),
    disabled_for_limit: z.boolean().meta({ description: 'None is left for anybody.' }),
    disabled_for_service: z.boolean().meta({
      description: 'What it rewards with cannot be ordered at the moment.',
    }),
    trial: freeTrial.nullable().meta({
      description: 'The latest trial of the customer; one that is `tracked` can be used.',
    }),
  })
  .meta({ id: 'FreeTrialQuest' });
export type FreeTrialQuest = z.infer<typeof freeTrialQuest>;

export const questPath = z.object({ id: z.string().max(100) });
export const trialPath = z.object({ id: z.string().max(100) });

export const questsAnswer = z.object({
  data: z.array(freeTrialQuest).meta({ description: 'In the order that the owner gave them.' }),
});
export const questAnswer = z.object({ data: freeTrialQuest });

const proof = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
    .url({ protocol: /^https?$/ })
    .max(LONGEST_PROOF)
    .optional(),
);

export const takeTrialBody = z.object({
  free_trial_quest_id: id,
  proof_url: proof.meta({
    description: 'Needed where the quest asks for a proof. Nothing but a person opens it.',
  }),
  url: link.default('').meta({ description: 'Where the free order goes.' }),
});
export type TakeTrialBody = z.infer<typeof takeTrialBody>;

export const trialsQuery = localeQuery.extend({
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
});
export const trialAnswer = z.object({ data: freeTrial });
export const trialsAnswer = z.object({
  data: z.array(freeTrial).meta({ description: 'The newest first.' }),
  meta: z.object({ next: z.string().nullable() }),
});

/** An id too long to exist is answered as not found. */
export const trialIdOf = (text: string): bigint | undefined =>
  /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;
export const questIdOf = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
