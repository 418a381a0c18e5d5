import type { Generated, GeneratedAlways } from 'kysely';

/** On what terms customers of the shop deliver a service; one without is delivered otherwise. */
export interface TaskTermsTable {
  instance_id: number;
  service_id: number;
  reward_micro: bigint;
  watch_seconds: number;
}

export interface TasksTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  order_id: bigint;
  /** Who has ordered it. */
  customer_id: bigint;
  service_id: number;
  /** By which its delivery is known. */
  reference: string;
  url: string;
  quantity: number;
  /** The terms as they were when it began. */
  reward_micro: bigint;
  watch_seconds: number;
  /** Places that somebody holds or has done; of these, what waits to be rewarded and what is. */
  taken: Generated<number>;
  checked: Generated<number>;
  rewarded: Generated<number>;
  is_held: Generated<boolean>;
  created_at: Date;
  closes_at: Date;
  closed_at: Generated<Date | null>;
  is_open: GeneratedAlways<boolean>;
}

export interface TaskTables {
  task_terms: TaskTermsTable;
  tasks: TasksTable;
}
