import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface CustomersTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  /** As typed before the @, in ASCII and lower case behind it. */
  email: string | null;
  email_confirmed_at: Date | null;
  password_hash: string | null;
  password_changed_at: Date | null;
  name: string;
  language: string;
  account_type: Generated<'personal' | 'company'>;
  company_name: string | null;
  company_address: string | null;
  company_site: string | null;
  vat: string | null;
  /** Two letters (ISO 3166-1). */
  billing_country: ColumnType<string | null, string | null | undefined, string | null>;
  messengers: ColumnType<Record<string, string>, string | undefined, string>;
  roles: Generated<string[]>;
  affiliate_code: string;
  referred_by: bigint | null;
  /** The name of the link that they came by; empty where it had none. */
  referred_sub: Generated<string>;
  /** Hundredths of a percent. */
  referral_basis_points: Generated<number>;
  notify_order_actions: Generated<boolean>;
  notify_payment_actions: Generated<boolean>;
  notify_subscription_actions: Generated<boolean>;
  yandex_metrika_client_id: string | null;
  google_analytics4_client_id: string | null;
  marketing_source: string | null;
  marketing_medium: string | null;
  marketing_campaign: string | null;
  partner_id: string | null;
  partner_click_id: string | null;
  telegram_id: string | null;
  telegram_username: string | null;
  social_provider: string | null;
  frozen_at: Date | null;
  /** Who of the staff has frozen it, and why. */
  frozen_by: ColumnType<bigint | null, bigint | null | undefined, bigint | null>;
  frozen_reason: ColumnType<string | null, string | null | undefined, string | null>;
  /** As it was settled last; null for who has reached none. */
  grade_id: ColumnType<number | null, never, number | null>;
  /** Made by the demo, with a published password. */
  is_demo: Generated<boolean>;
  /** Whose programs try things out on it; nothing for accounts of people. */
  test_of: ColumnType<bigint | null, bigint | null | undefined, never>;
  is_test: ColumnType<boolean, never, never>;
  /** A deleted customer stays as a number, for the books. */
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface CustomerConsentsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  subject: string;
  document_url: string | null;
  is_granted: boolean;
  created_at: Date;
}

/** By what customers are found, folded to one spelling. */
export interface CustomerWordsTable {
  instance_id: number;
  customer_id: bigint;
  word: string;
}

export interface CustomerTables {
  customers: CustomersTable;
  customer_words: CustomerWordsTable;
  customer_consents: CustomerConsentsTable;
}
