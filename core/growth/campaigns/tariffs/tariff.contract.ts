import { z } from 'zod';
import { count, id, quantity, wireAmount, wireFloat } from '#core/platform/http/wire.contract.ts';
import { PLAN_CHOICES, TARIFF_STATUSES } from './tariff-rules.pure.ts';

const tariffPlan = z
  .object({
    id,
    name: z.string(),
    description: z.string().nullable(),
    keywords_limit: quantity,
    price: wireAmount.meta({ description: 'A month, paid from the balance.' }),
    price_float: wireFloat,
    trial_days: count.meta({ description: 'Free days for whoever has had no plan before.' }),
    is_highlight: z.boolean(),
    choice: z
      .enum(PLAN_CHOICES)
      .nullable()
      .meta({ description: 'What choosing it would do for who asks; null for guests.' }),
    pay_now: wireAmount.nullable().meta({
      description: 'What choosing it would take from the balance at once; null for guests.',
    }),
    credited: wireAmount.nullable().meta({
      description: 'What of the month that runs is taken off that; null where nothing runs.',
    }),
    keywords_over: count.meta({
      description: 'How many keywords too many are measured for choosing it.',
    }),
  })
  .meta({ id: 'TariffPlan' });
export type TariffPlan = z.infer<typeof tariffPlan>;

export const tariffPlansAnswer = z.object({
  data: z.array(tariffPlan),
  meta: z.object({
    is_measured: z.boolean().meta({
      description: 'False where nobody measures positions: then no plan can be chosen.',
    }),
  }),
});
export type TariffPlans = z.infer<typeof tariffPlansAnswer>;

export const campaignTariff = z
  .object({
    tariff_plan_id: id,
    name: z.string(),
    keywords_limit: quantity,
    price: wireAmount.meta({ description: 'A month, as it was agreed on.' }),
    status: z.enum(TARIFF_STATUSES),
    is_trial: z.boolean(),
    began_at: z.iso.datetime(),
    expired_at: z.iso.datetime().meta({ description: 'Until then it is paid, or tried.' }),
    renews: z.boolean().meta({ description: 'Whether the next month is paid from the balance.' }),
    next_plan: z
      .object({ tariff_plan_id: id, name: z.string(), keywords_limit: quantity, price: wireAmount })
      .nullable()
      .meta({ description: 'What it becomes then.' }),
    ends_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When it ends unless it is paid for; null where nothing is due.' }),
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CampaignTariff' });
export type CampaignTariff = z.infer<typeof campaignTariff>;

const subscription = z
  .object({
    campaign_tariff: campaignTariff
      .nullable()
      .meta({ description: 'The plan of the customer, or their last one; null without any.' }),
    keywords_limit: count.meta({
      description: 'How many keywords can be measured now; less before a smaller plan.',
    }),
    tracked_keywords: count.meta({ description: 'Of all campaigns that are active.' }),
    is_measured: z.boolean().meta({ description: 'False where nobody measures positions.' }),
    balance: wireAmount,
  })
  .meta({ id: 'CampaignSubscription' });
export type CampaignSubscription = z.infer<typeof subscription>;
export const subscriptionAnswer = z.object({ data: subscription });

export const planPath = z.object({ id: z.string().regex(/^\d{1,10}$/) });

export const subscribeBody = z.strictObject({
  amount: wireAmount.optional().meta({
    description: 'The `pay_now` that was shown; another one now is refused.',
  }),
});

export const changeSubscriptionBody = z.strictObject({ renews: z.boolean().optional() });
