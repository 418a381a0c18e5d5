import { z } from 'zod';
import { bigId, count, id, wireAmount } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';
import { SUPPORT_STATES } from '#core/feedback/support/support-state.pure.ts';
import { noticesAnswer } from '#core/messaging/notices/notice.contract.ts';
import { ORDER_STATUSES } from '#core/ordering/orders/order-status.pure.ts';
import { campaign } from '#core/growth/campaigns/campaign.contract.ts';
import { campaignTariff } from '#core/growth/campaigns/tariffs/tariff.contract.ts';
import { subscription } from '#core/ordering/subscriptions/subscription.contract.ts';
import { staffCheck } from '#core/billing/identity-checks/staff/staff-check.contract.ts';
import { REASONS } from '#core/growth/referrals/rules.pure.ts';
import { adjustment } from '../adjustments/adjustment.contract.ts';

const staffCustomer = z
  .object({
    id: bigId,
    name: z.string(),
    email: z.string().nullable(),
    account_type: z.enum(['personal', 'company']),
    roles: z.array(z.string()).meta({ description: 'Of the team; most customers have none.' }),
    is_guest: z.boolean().meta({ description: 'Made by an order; nobody can log in to it yet.' }),
    created_at: z.iso.datetime(),
    frozen_at: z.iso.datetime().nullable(),
    balance: wireAmount,
    debt: wireAmount,
    earnings: wireAmount.meta({ description: 'Of referrals and tasks, as it is now.' }),
    spent: wireAmount.meta({ description: 'On orders, less what came back.' }),
    orders: count,
  })
  .meta({ id: 'StaffCustomer' });
export type StaffCustomer = z.infer<typeof staffCustomer>;

export const staffCustomersAnswer = z.object({ data: z.array(staffCustomer), meta: listMeta });

const text = z.string().nullable();

const named = z.object({ id, name: z.string() });

const referralDecision = z.object({
  id: bigId.meta({ description: 'Of the customer who was referred.' }),
  name: z.string(),
  decision: z.enum(['allowed', 'kept', 'refused']),
  reasons: z.array(z.enum(REASONS)),
  decided_at: z.iso.datetime(),
  by: text.meta({ description: 'Null where the rules have decided.' }),
});

const staffCustomerPage = staffCustomer
  .extend({
    language: z.string(),
    email_is_confirmed: z.boolean(),
    has_two_factor: z.boolean(),
    company: z.object({ name: text, address: text, site: text, vat: text }).nullable(),
    affiliate_code: z.string(),
    referral_percent: z.number(),
    referred_by: z.object({ id: bigId, name: z.string() }).nullable(),
    switches: z
      .object({ orders: z.boolean(), payments: z.boolean(), subscriptions: z.boolean() })
      .meta({ description: 'What they want to be mailed about.' }),
    frozen: z.object({ at: z.iso.datetime(), by: text, reason: text }).nullable(),
    money: z.object({
      referral: wireAmount,
      task: wireAmount,
      held: wireAmount,
      earned: wireAmount.meta({ description: 'In all, whatever became of it.' }),
    }),
    latest_orders: z.array(
      z.object({
        id: bigId,
        name: z.string(),
        status: z.enum(ORDER_STATUSES),
        cost: wireAmount,
        created_at: z.iso.datetime(),
      }),
    ),
    subscriptions: z.array(
      subscription
        .pick({
          ...{ id: true, name: true, url: true, status: true, waiting_for: true },
          ...{ contents_limit: true, subscription_contents_count: true },
          ...{ cost_per_publication: true, created_at: true },
        })
        .meta({ description: 'The newest ones.' }),
    ),
    tickets: z.array(
      z.object({
        id: bigId,
        order_id: bigId.nullable(),
        subject: z.string(),
        state: z.enum(SUPPORT_STATES),
        updated_at: z.iso.datetime(),
      }),
    ),
    notices: noticesAnswer.shape.data,
    sessions: z.array(
      z.object({
        id: z.string(),
        created_at: z.iso.datetime(),
        last_seen_at: z.iso.datetime(),
        address: z.string(),
        user_agent: z.string(),
      }),
    ),
    api_tokens: z
      .array(z.object({ id: bigId, name: z.string(), last_used_at: z.iso.datetime().nullable() }))
      .meta({ description: 'Their programs, as far as no token of them was revoked.' }),
    notes: z.array(
      z.object({ id: bigId, text: z.string(), by: z.string(), created_at: z.iso.datetime() }),
    ),
    adjustments: z.array(adjustment),
    keyword_campaigns: z.object({
      tariff: campaignTariff.nullable().meta({ description: 'The plan, or the last one.' }),
      tracked_keywords: count,
      campaigns: z.array(campaign).meta({ description: 'The latest ten.' }),
    }),
    identity_checks: z.array(staffCheck).nullable().meta({
      description: 'What they were asked to show, the latest first; null for who may not see it.',
    }),
    deeds: z
      .array(
        z.object({
          id: bigId,
          at: z.iso.datetime(),
          action: z.string(),
          outcome: z.enum(['done', 'refused']),
          by: z.string(),
          details: z.record(z.string(), z.string()),
        }),
      )
      .meta({ description: 'What staff have done to the account lately.' }),
    grade: z
      .object({
        current: named.nullable(),
        next: named.extend({ goal: wireAmount }).nullable(),
        counted: wireAmount.meta({ description: 'What counts towards goals.' }),
        expires_at: z.iso.datetime().nullable(),
        given: z
          .object({ until: z.iso.datetime(), by: z.string(), reason: z.string() })
          .nullable()
          .meta({ description: 'By staff, instead of what was reached.' }),
        ladder: z.array(named),
      })
      .nullable()
      .meta({ description: 'Null where the instance has no grades.' }),
    referral: z
      .object({
        is_enabled: z.boolean(),
        percent: z.number().meta({ description: 'Of the instance, as a fraction.' }),
        own_percent: z.number().nullable().meta({ description: 'Agreed on with the customer.' }),
        clicks: count,
        sign_ups: count,
        buyers: count,
        earned: wireAmount,
        held: wireAmount,
        available: wireAmount,
        reversed: wireAmount,
        decision: referralDecision.nullable().meta({
          description: 'On this customer, whom another has referred.',
        }),
        undecided: z.array(referralDecision).meta({
          description: 'What waits or was refused of those they have referred.',
        }),
      })
      .nullable(),
    second_approval_above: wireAmount,
    is_self: z.boolean(),
    is_beyond_yours: z
      .boolean()
      .meta({ description: 'Of the team, with roles that allow more than the caller may.' }),
  })
  .meta({ id: 'StaffCustomerPage' });
export type StaffCustomerPage = z.infer<typeof staffCustomerPage>;

export const staffCustomerAnswer = z.object({ data: staffCustomerPage });

export const reasonBody = z.object({
  reason: z
    .string()
    .trim()
    .min(5)
    .max(500)
    .optional()
    .meta({ description: 'Needed; the customer reads it.' }),
});

export const ownReasonBody = z.object({
  reason: z
    .string()
    .trim()
    .min(5)
    .max(300)
    .optional()
    .meta({ description: 'Needed; kept with who has done it.' }),
});

export const removeTwoFactorBody = ownReasonBody.extend({
  keep_tokens: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether their programs go on; otherwise all API tokens are revoked.' }),
});
export type RemoveTwoFactorBody = z.infer<typeof removeTwoFactorBody>;

export const giveGradeBody = z.object({
  grade_id: id.optional().meta({ description: 'Needed.' }),
  until: z.iso
    .date()
    .optional()
    .meta({ description: 'Needed: the last day, in UTC; at most two years from now.' }),
  reason: ownReasonBody.shape.reason,
});
export type GiveGradeBody = z.infer<typeof giveGradeBody>;

export const referralShareBody = z.object({
  percent: z
    .number()
    .min(0)
    .max(100)
    .multipleOf(0.01)
    .optional()
    .meta({ description: 'Needed: of what is spent; 0 for what the instance says.' }),
  reason: ownReasonBody.shape.reason,
});
export type ReferralShareBody = z.infer<typeof referralShareBody>;

export const decideReferralBody = z.object({
  decision: z.enum(['allowed', 'refused']).optional().meta({ description: 'Needed.' }),
  reason: ownReasonBody.shape.reason,
});
export type DecideReferralBody = z.infer<typeof decideReferralBody>;

export const noteBody = z.object({
  text: z.string().trim().min(1).max(2_000).optional().meta({ description: 'Needed.' }),
});

export const logOutBody = z.object({
  session_id: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .meta({ description: 'Without one, all devices.' }),
});

export const loggedOutAnswer = z.object({ data: z.object({ ended: count }) });
