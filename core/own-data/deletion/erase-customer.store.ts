import type { Trx } from '#core/platform/db/database.ts';
import { changeCustomer, type CustomerRef } from '#core/accounts/customers/customer.store.ts';

const TABLES = [
  'sessions',
  'one_time_tokens',
  'customer_totp',
  'customer_recovery_codes',
  'customer_identities',
  'customer_passkeys',
] as const;

/** Only the number stays for the books; nothing identifies the person. */
export async function eraseCustomer(trx: Trx, ref: CustomerRef, now: Date): Promise<boolean> {
  for (const table of TABLES) {
    await trx
      .deleteFrom(table)
      .where('instance_id', '=', ref.instanceId)
      .where('customer_id', '=', ref.id)
      .execute();
  }
  return changeCustomer(trx, ref, { ...NOBODY, deleted_at: now, updated_at: now });
}

const NOBODY = {
  email: null,
  email_confirmed_at: null,
  password_hash: null,
  password_changed_at: null,
  name: '',
  company_name: null,
  company_address: null,
  company_site: null,
  vat: null,
  billing_country: null,
  messengers: '{}',
  roles: [],
  notify_order_actions: false,
  notify_payment_actions: false,
  notify_subscription_actions: false,
  yandex_metrika_client_id: null,
  google_analytics4_client_id: null,
  marketing_source: null,
  marketing_medium: null,
  marketing_campaign: null,
  partner_id: null,
  partner_click_id: null,
  telegram_id: null,
  telegram_username: null,
  social_provider: null,
};
