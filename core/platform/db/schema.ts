import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AutomaticTables } from './automatic-tables.ts';
import type { CardTables } from './card-tables.ts';
import type { CartTables } from './cart-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { CouponTables } from './coupon-tables.ts';
import type { DeliveryTables } from './delivery-tables.ts';
import type { DispatchTables } from './dispatch-tables.ts';
import type { InvoiceTables } from './invoice-tables.ts';
import type { ImportTables } from './import-tables.ts';
import type { LedgerTables } from './ledger-tables.ts';
import type { NoticeTables } from './notice-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { EventTables } from './event-tables.ts';
import type { PromotedTables } from './promoted-tables.ts';
import type { RefillTables } from './refill-tables.ts';
import type { ShopTables } from './shop-tables.ts';
import type { SupportTables } from './support-tables.ts';

/** One row for each migration that this database has been through. */
export interface SchemaMigrationsTable {
  name: string;
  applied_at: Date;
}

export interface InstancesTable {
  id: GeneratedAlways<number>;
  slug: string;
  /** The brand's name, copied from its settings for lists and titles. */
  name: string;
  /** Grows by one with every change of what the instance shows. */
  revision: Generated<bigint>;
  created_at: Date;
  updated_at: Date;
}

export interface InstanceHostsTable {
  host: string;
  instance_id: number;
}

export interface InstanceDocumentsTable {
  instance_id: number;
  kind: string;
  key: string;
  position: number;
  body: ColumnType<unknown, string, string>;
}

/** Pictures of an instance: its logos, its icon. */
export interface InstanceAssetsTable {
  instance_id: number;
  /** Of the picture as it was brought, not of the bytes that are kept. */
  hash: string;
  extension: string;
  bytes: Uint8Array;
  width: number;
  height: number;
  created_at: Date;
}

/** What recurs. Without an instance it concerns the whole deployment. */
export interface JobSchedulesTable {
  id: GeneratedAlways<bigint>;
  instance_id: number | null;
  name: string;
  kind: string;
  payload: ColumnType<unknown, string, string>;
  max_attempts: number;
  every_seconds: number;
  next_run_at: Date;
}

export interface JobsTable {
  id: GeneratedAlways<bigint>;
  instance_id: number | null;
  kind: string;
  payload: ColumnType<unknown, string, never>;
  unique_key: string | null;
  schedule_id: bigint | null;
  state: Generated<'ready' | 'running' | 'done' | 'dead'>;
  run_at: Date;
  attempts: Generated<number>;
  max_attempts: number;
  /** A running job is its worker's until then. */
  lease_until: Date | null;
  leased_by: string | null;
  last_error: string | null;
  created_at: Date;
  finished_at: Date | null;
}

export interface OutgoingMailsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  unique_key: string | null;
  to_address: string;
  from_name: string | null;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string | null;
  language: string;
  /** `kept` is the end of a mail where none is sent to the outside. */
  state: Generated<'queued' | 'sent' | 'kept' | 'failed'>;
  attempts: Generated<number>;
  message_id: string | null;
  created_at: Date;
  sent_at: Date | null;
  last_error: string | null;
}

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
  messengers: ColumnType<Record<string, string>, string | undefined, string>;
  roles: Generated<string[]>;
  affiliate_code: string;
  referred_by: bigint | null;
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
  /** Made by the demo, with a published password. */
  is_demo: Generated<boolean>;
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

/** One sign-in on one device. */
export interface SessionsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  created_at: Date;
  last_seen_at: Date;
  /** The latest moment to which renewing can carry it. */
  ends_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  address: string;
  user_agent: string;
  impersonator_id: bigint | null;
  impersonation_reason: string | null;
}

export interface SessionTokensTable {
  instance_id: number;
  token_hash: Uint8Array;
  session_id: bigint;
  issued_at: Date;
  expires_at: Date;
  superseded_at: Date | null;
  first_used_at: Date | null;
}

export interface OneTimeTokensTable {
  instance_id: number;
  token_hash: Uint8Array;
  purpose: string;
  customer_id: bigint | null;
  payload: ColumnType<unknown, string, never>;
  created_at: Date;
  expires_at: Date;
  attempts: Generated<number>;
}

export interface CustomerTotpTable {
  instance_id: number;
  customer_id: bigint;
  secret: Uint8Array;
  confirmed_at: Date | null;
  last_step: Generated<bigint>;
  created_at: Date;
}

export interface CustomerRecoveryCodesTable {
  instance_id: number;
  customer_id: bigint;
  code_hash: Uint8Array;
  used_at: Date | null;
}

/** Whom a service outside knows a customer as. */
export interface CustomerIdentitiesTable {
  instance_id: number;
  provider: string;
  subject: string;
  customer_id: bigint;
  created_at: Date;
}

export interface ApplicationSecretsTable {
  name: string;
  value: Uint8Array;
  created_at: Date;
}

/** Rows are added and read, never changed. */
export interface AuditLogTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  at: Date;
  action: string;
  outcome: 'done' | 'refused';
  customer_id: bigint | null;
  staff_id: bigint | null;
  session_id: bigint | null;
  address: string;
  request_id: string;
  details: ColumnType<unknown, string, never>;
}

export interface RateLimitsTable {
  instance_id: number;
  key: string;
  tokens: number;
  updated_at: Date;
  full_at: Date;
}

export interface CaptchasTable {
  instance_id: number;
  id: string;
  answer_hash: Uint8Array | null;
  spent_at: Date | null;
  expires_at: Date;
}

/** The tables, by their names in SQL. Each noun declares its own below and adds a line here. */
export interface Schema
  extends
    AutomaticTables,
    CardTables,
    CartTables,
    CatalogueTables,
    CouponTables,
    DeliveryTables,
    ImportTables,
    InvoiceTables,
    LedgerTables,
    NoticeTables,
    OrderTables,
    DispatchTables,
    PaymentTables,
    PromotedTables,
    EventTables,
    RefillTables,
    ShopTables,
    SupportTables {
  schema_migrations: SchemaMigrationsTable;
  instances: InstancesTable;
  instance_hosts: InstanceHostsTable;
  instance_documents: InstanceDocumentsTable;
  instance_assets: InstanceAssetsTable;
  job_schedules: JobSchedulesTable;
  jobs: JobsTable;
  outgoing_mails: OutgoingMailsTable;
  customers: CustomersTable;
  customer_consents: CustomerConsentsTable;
  sessions: SessionsTable;
  session_tokens: SessionTokensTable;
  one_time_tokens: OneTimeTokensTable;
  customer_totp: CustomerTotpTable;
  customer_recovery_codes: CustomerRecoveryCodesTable;
  customer_identities: CustomerIdentitiesTable;
  application_secrets: ApplicationSecretsTable;
  audit_log: AuditLogTable;
  rate_limits: RateLimitsTable;
  captchas: CaptchasTable;
}
