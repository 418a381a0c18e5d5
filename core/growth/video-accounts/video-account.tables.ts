import type { Generated, GeneratedAlways } from 'kysely';

export interface VideoAccountsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  channel_id: string;
  name: string;
  url: string;
  code: string;
  /** How often its code, and then its subscriptions, were looked for. */
  code_looks: Generated<number>;
  subscription_looks: Generated<number>;
  verification_code_at: Generated<Date | null>;
  verification_public_subscriptions_at: Generated<Date | null>;
  is_reportable: Generated<boolean>;
  created_at: Date;
}

export interface VideoAccountTables {
  video_accounts: VideoAccountsTable;
}
