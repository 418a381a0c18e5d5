import { z } from 'zod';
import { count, wireAmount } from '#core/platform/http/wire.contract.ts';
import { REASONS } from './rules.pure.ts';

const money = {
  earned: wireAmount.meta({ description: 'In all, also what was taken back since.' }),
  held: wireAmount.meta({ description: 'Waits for the end of the holding period.' }),
  available: wireAmount.meta({ description: 'Released so far, wherever it has gone since.' }),
  reversed: wireAmount.meta({ description: 'Taken back, as money came back to who had paid.' }),
};

export const referralStatistics = z
  .object({
    is_enabled: z.boolean(),
    percent: z.number().meta({ description: 'What one gets of orders, as a fraction.' }),
    holding_days: count,
    affiliate_code: z.string().meta({ description: 'For links: `?ref=` and this.' }),
    sign_ups: count,
    buyers: count,
    ...money,
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
    decision: z.enum(['allowed', 'kept', 'refused']).nullable().meta({
      description: 'Null before the first order.',
    }),
    reasons: z.array(z.enum(REASONS)),
    next_available_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Referral' });
export type Referral = z.infer<typeof referral>;

export const referralsQuery = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
});

export const referralsAnswer = z.object({
  data: z.array(referral),
  meta: z.object({ next: z.string().nullable() }),
});
