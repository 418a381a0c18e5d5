import type { Generated, GeneratedAlways } from 'kysely';
import type { CheckStatus } from './check-rules.pure.ts';

export interface TaskChecksTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  task_id: bigint;
  customer_id: bigint;
  /** The channel as it was; it may be removed since, and nothing of it is left of who leaves. */
  video_account_id: bigint | null;
  channel_id: string | null;
  channel_name: string | null;
  /** By a key of the deployment; it stays when its owner leaves. */
  channel_hash: string | null;
  status: Generated<CheckStatus>;
  comment: Generated<string | null>;
  reward_micro: bigint;
  created_at: Date;
  expire_at: Date;
  start_at: Generated<Date | null>;
  end_at: Generated<Date | null>;
  checked_at: Generated<Date | null>;
  ready_at: Generated<Date | null>;
  rewarded_at: Generated<Date | null>;
  declined_at: Generated<Date | null>;
  declined_by: Generated<bigint | null>;
  reason: Generated<string | null>;
}

export interface CheckTables {
  task_checks: TaskChecksTable;
}
