import { z } from 'zod';
import { bigId, count, wireAmount } from '#core/platform/http/wire.contract.ts';
import { shownAnnouncement } from '#core/feedback/announcements/announcement.contract.ts';
import { profileGrades } from '#core/pricing/grades/grade.contract.ts';
import { videoAccount } from '#core/growth/video-accounts/video-account.contract.ts';
import { LANGUAGES } from '#locales/languages.ts';

const amount = z
  .number()
  .meta({ description: 'In dollars, with two digits unless asked for more.' });
const moment = z.iso.datetime();

export const profile = z
  .object({
    id: bigId,
    email: z.string().nullable().meta({ description: 'Absent for who came by a messenger.' }),
    is_email_confirmed: z.boolean(),
    has_password: z.boolean(),
    two_factor_is_enabled: z.boolean(),
    name: z.string(),
    language: z.enum(LANGUAGES).meta({ description: 'The language of the mails.' }),
    balance: amount,
    debt: amount.meta({ description: 'What is owed; the next credit pays it first.' }),
    currency: z.literal('USD'),
    referral_user_balance: amount,
    task_user_balance: amount,
    total_earnings: amount,
    spend: amount,
    account_type: z.enum(['personal', 'company']),
    company_name: z.string().nullable(),
    company_address: z.string().nullable(),
    company_site: z.string().nullable(),
    vat: z.string().nullable(),
    billing_country: z
      .string()
      .nullable()
      .meta({ description: 'Where the customer is billed, by two letters (ISO 3166-1).' }),
    messengers: z.record(z.string(), z.string()),
    roles: z.array(z.string()),
    permissions: z.array(z.string()),
    needs_two_factor: z.boolean().meta({
      description: 'Whether permissions of staff wait until two-factor sign-in is on.',
    }),
    all_permissions: z.array(z.string()),
    created_at: moment,
    referral_program_percent: z.number().meta({ description: 'A fraction.' }),
    affiliate_code: z.string(),
    support_chat_hash: z
      .string()
      .meta({ description: 'Proves the customer to a support chat; bound to the id.' }),
    yandex_metrika_client_id: z.string().nullable(),
    google_analytics4_client_id: z.string().nullable(),
    notify_order_actions: z.boolean(),
    notify_payment_actions: z.boolean(),
    notify_subscription_actions: z.boolean(),
    unsubscribe_signature: z.string(),
    youtube_accounts: z.array(videoAccount),
    frozen_at: moment.nullable(),
    frozen_reason: z.string().nullable().meta({ description: 'As staff told it to the customer.' }),
    invoices_in_moderation: count.meta({ description: 'Payments that staff look for.' }),
    invoice_in_moderation: z
      .object({ id: bigId, total_amount: wireAmount })
      .nullable()
      .meta({ description: 'The newest of them.' }),
    unread_notices: count.meta({ description: '100 stands for more as well.' }),
    documents_wanted: count.meta({
      description: 'How many identity documents staff want that are not uploaded.',
    }),
    announcements: z
      .array(shownAnnouncement)
      .meta({ description: 'What staff tell the customer, until it is put away.' }),
    extension_api_token: z.string().nullable(),
    grades: profileGrades,
    has_bonuses: z
      .boolean()
      .meta({ description: 'The shop offers a coupon or a bonus of a payment method now.' }),
    telegram_id: z.string().nullable(),
    telegram_username: z.string().nullable(),
    social_provider: z.string().nullable(),
    is_impersonated: z
      .boolean()
      .meta({ description: 'A member of staff looks through the eyes of the customer.' }),
  })
  .meta({ id: 'Profile' });

export type Profile = z.infer<typeof profile>;
export const profileAnswer = z.object({ data: profile });

export const profileQuery = z.object({
  with_increased_balance_accuracy: z
    .enum(['0', '1'])
    .optional()
    .meta({ description: 'With 1, amounts come with all of their digits.' }),
});
