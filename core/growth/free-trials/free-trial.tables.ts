import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '#core/platform/db/json-column.ts';
import type { Localized } from '#instance-schema/localized.ts';
import type { TrialStatus } from './trial-status.pure.ts';

export interface FreeTrialsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  quest_id: number;
  /** The quest and its reward as they were when it was begun: what was promised is given. */
  quest_name: Json<Localized>;
  service_id: number;
  service_slug: string;
  quantity: number;
  status: TrialStatus;
  url: Generated<string | null>;
  /** As orders tell links apart. */
  link_key: Generated<string | null>;
  proof_url: Generated<string | null>;
  /** Where in the panel it was asked for; an order keeps the same. */
  origin: Generated<string | null>;
  order_id: Generated<bigint | null>;
  /** Of staff, why it was refused. */
  reason: Generated<string | null>;
  created_at: Date;
  expire_at: Date;
  submitted_at: Generated<Date | null>;
  decided_at: Generated<Date | null>;
  /** Nothing where nobody had to decide. */
  decided_by: Generated<bigint | null>;
}

export interface FreeTrialTables {
  free_trials: FreeTrialsTable;
}
