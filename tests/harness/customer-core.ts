import type { z } from 'zod';
import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import type { favouritesAnswer } from '#core/catalogue/favourites/favourite.contract.ts';
import { startChangedCore } from './changed-core.ts';
import type { FakeCore } from './fake-core.ts';

/** The session cookie of somebody the core below knows. */
export const CUSTOMER_COOKIE = { name: 'session', value: `99999999999.${'c'.repeat(43)}` };

/** As the core knows somebody who has a grade and some money. */
export const CUSTOMER: Profile = {
  id: 7,
  email: 'ada@mail.example',
  is_email_confirmed: true,
  has_password: true,
  two_factor_is_enabled: false,
  name: 'Ada Brook',
  language: 'en',
  balance: 1234.5,
  debt: 0,
  currency: 'USD',
  referral_user_balance: 0,
  task_user_balance: 0,
  total_earnings: 0,
  spend: 120,
  account_type: 'personal',
  company_name: null,
  company_address: null,
  company_site: null,
  billing_country: null,
  vat: null,
  messengers: {},
  roles: [],
  needs_two_factor: false,
  permissions: [],
  all_permissions: [],
  created_at: '2026-01-02T03:04:05.000Z',
  referral_program_percent: 0.1,
  affiliate_code: 'abcdef',
  support_chat_hash: 'hash',
  yandex_metrika_client_id: null,
  google_analytics4_client_id: null,
  notify_order_actions: true,
  notify_payment_actions: true,
  notify_subscription_actions: true,
  unsubscribe_signature: 'signature',
  youtube_accounts: [],
  frozen_at: null,
  frozen_reason: null,
  invoices_in_moderation: 0,
  invoice_in_moderation: null,
  unread_notices: 0,
  documents_wanted: 0,
  announcements: [],
  extension_api_token: null,
  grades: {
    current: {
      id: 2,
      name: 'Silver',
      icon: 'trophy',
      discount_percent: 0.05,
      available_closed_sales: false,
      available_personal_manager: false,
      consultation_chat_period: null,
      thumbnail_period: null,
      spending_goal: 100,
      validity_days: null,
      is_next: false,
      is_previous: false,
      created_at: null,
      expires_at: null,
    },
    next: null,
    previous: null,
    grade_discounts_enabled: true,
    grades_enabled: true,
    spend_to_goal: 0,
    spend_to_goal_percent: 0,
  },
  has_bonuses: true,
  telegram_id: null,
  telegram_username: null,
  social_provider: null,
  is_impersonated: false,
};

/** The same after a chargeback, with a payment that waits to be looked at. */
const FROZEN: Profile = {
  ...CUSTOMER,
  frozen_at: '2026-02-03T04:05:06.000Z',
  frozen_reason: 'A card was charged back',
  invoices_in_moderation: 1,
  invoice_in_moderation: { id: 17, total_amount: '50' },
};

const NO_FAVOURITES: z.infer<typeof favouritesAnswer> = {
  data: [],
  meta: {
    current_page: 1,
    from: null,
    last_page: 1,
    per_page: 1,
    to: null,
    total: 0,
    bounds: {
      min_price: null,
      max_price: null,
      min_quantity: null,
      max_quantity: null,
      countries: [],
    },
    ids: [],
  },
};

/**
 * A core in front of a real one for which every session is Ada's. Under `hidden.localhost` stands
 * the first demo instance, which hides its cabinet there; under `frozen.localhost` her account is
 * frozen.
 */
export function startCustomerCore(coreUrl: string): Promise<FakeCore> {
  return startChangedCore({
    coreUrl,
    knowsNobody: true,
    hostFor: (host) => (host.startsWith('nova.') ? 'nova.localhost' : 'localhost'),
    change({ path, host, status, text }) {
      if (path.startsWith('/api/v1/profile?')) {
        return { status: 200, body: { data: host.startsWith('frozen.') ? FROZEN : CUSTOMER } };
      }
      if (path.startsWith('/api/v1/services/favorites?')) {
        return { status: 200, body: NO_FAVOURITES };
      }
      if (!/^\/settings(\?|$)/.test(path) || !host.startsWith('hidden.')) return undefined;
      // A real core answered, so these are settings.
      const { data } = JSON.parse(text) as { data: object };
      return { status, body: { data: { ...data, hidePersonalAccountForUnregistered: true } } };
    },
  });
}
