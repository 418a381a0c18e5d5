import { z } from 'zod';
import {
  COMMISSION_STATES,
  REVERSAL_REASONS,
} from '#core/billing/commissions/commission-state.pure.ts';
import { digitsUpTo, tableFields } from '#core/ordering/orders/list/table-query.contract.ts';
import { bigId, count, unlessEmpty, wireAmount } from '#core/platform/http/wire.contract.ts';
import { subId } from '#core/accounts/customers/customer.contract.ts';
import { REFERRAL_SORTS } from './referral-sorts.pure.ts';
import { REASONS, REFERRAL_DECISIONS } from './rules.pure.ts';

export const clickBody = z.object({
  affiliate_code: z.string().max(64),
  sub_id: subId.optional().meta({ description: 'The name of the link, of its owner.' }),
  is_new: z.boolean().default(true).meta({
    description: 'False where the same click was told before, and only its token is asked for.',
  }),
});

export const clickAnswer = z.object({
  data: z.object({
    token: z.string().nullable().meta({
      description:
        'Says for fourteen days who has sent the visitor, as `affiliate_code` of other calls. Null where the code is nobody’s.',
    }),
  }),
});

const money = {
  earned: wireAmount.meta({ description: 'In all, also what was taken back since.' }),
  held: wireAmount.meta({ description: 'Waits for the end of the holding period.' }),
  available: wireAmount.meta({ description: 'Released so far, wherever it has gone since.' }),
  reversed: wireAmount.meta({ description: 'Taken back, as money came back to who had paid.' }),
  next_available_at: z.iso.datetime().nullable().meta({
    description: 'When the next of what is held becomes available.',
  }),
};

const linkStatistics = z
  .object({
    sub_id: z.string(),
    clicks: count,
    sign_ups: count,
    buyers: count,
    earned: money.earned,
  })
  .meta({ id: 'ReferralLink' });

export const referralStatistics = z
  .object({
    is_enabled: z.boolean(),
    percent: z.number().meta({ description: 'What one gets of orders, as a fraction.' }),
    holding_days: count,
    affiliate_code: z.string().meta({ description: 'For links: `?ref=` and this.' }),
    clicks: count,
    sign_ups: count,
    buyers: count,
    ...money,
    links: z.array(linkStatistics).meta({
      description: 'By the names of links, the most followed first; one without a name is empty.',
    }),
  })
  .meta({ id: 'ReferralStatistics' });
export type ReferralStatistics = z.infer<typeof referralStatistics>;

export const referralStatisticsAnswer = z.object({ data: referralStatistics });

export const referral = z
  .object({
    name: z.string().meta({ description: 'Its first letter; who it is stays private.' }),
    signed_up_at: z.iso.datetime(),
    orders: count,
    ...money,
    decision: z.enum(REFERRAL_DECISIONS).nullable().meta({
      description: 'Null before the first order.',
    }),
    reasons: z.array(z.enum(REASONS)),
  })
  .meta({ id: 'Referral' });
export type Referral = z.infer<typeof referral>;

export const referralReward = z
  .object({
    id: bigId,
    name: referral.shape.name,
    state: z.enum(COMMISSION_STATES),
    earned: money.earned,
    reversed: money.reversed,
    reason: z.enum(REVERSAL_REASONS).nullable().meta({ description: 'Why it was taken back.' }),
    is_kept: z.boolean().meta({ description: 'Somebody looks at it before it is released.' }),
    created_at: z.iso.datetime(),
    available_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ReferralReward' });
export type ReferralReward = z.infer<typeof referralReward>;

export const rewardsAnswer = z.object({
  data: z.array(referralReward),
  meta: z.object({ next: z.string().nullable() }),
});

export const rewardsQuery = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
});

/** So many at once, where a caller says nothing of it. */
export const REFERRALS_PER_PAGE = 50;

const fields = tableFields(REFERRAL_SORTS);
export const referralsQuery = z.object({
  page: fields.page,
  per_page: unlessEmpty(digitsUpTo(100)).meta({
    description: `${REFERRALS_PER_PAGE} unless said.`,
  }),
  order_by: fields.order_by,
  order_on: fields.order_on,
  cursor: rewardsQuery.shape.cursor.meta({
    description: 'The `next` of the page before, in the order of ids; it counts instead of `page`.',
  }),
});
export type ReferralsQuery = z.infer<typeof referralsQuery>;

export const referralsAnswer = z.object({
  data: z.array(referral),
  recordsFiltered: count,
  meta: z.object({
    next: z.string().nullable().meta({
      description: 'Asks for the page after as `cursor`; null where it is not ordered by ids.',
    }),
  }),
});
export type ReferralsAnswer = z.infer<typeof referralsAnswer>;
