import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { TryProblem } from './try-problems.pure.ts';

export interface ProvidersTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  name: string;
  url: string;
  key_sealed: Uint8Array;
  created_at: Date;
  /** In the currency that the provider counts in. */
  balance_micro: ColumnType<bigint | null, undefined, bigint | null>;
  balance_currency: ColumnType<string | null, undefined, string | null>;
  balance_at: ColumnType<Date | null, undefined, Date | null>;
  balance_check_at: ColumnType<Date, undefined, Date>;
  balance_failures: Generated<number>;
  low_balance_micro: ColumnType<bigint | null, undefined, bigint | null>;
  short_until: ColumnType<Date | null, undefined, Date | null>;
  tried_at: ColumnType<Date | null, undefined, Date | null>;
  try_problem: ColumnType<TryProblem | null, undefined, TryProblem | null>;
  /** What it said in so many words. */
  try_said: ColumnType<string | null, undefined, string | null>;
}

export interface ServiceSourcesTable {
  instance_id: number;
  service_id: number;
  source: string;
  source_key: string;
  provider_id: bigint | null;
  cost_micro: bigint;
  trade_type: string;
  name: string;
  description: string | null;
  /** As the source calls it, after its network if it says one. */
  category: Generated<string | null>;
  is_missing: Generated<boolean>;
  /** Staff have made the service; imports change only what it costs. */
  is_by_hand: Generated<boolean>;
  updated_at: Date;
}

export interface ProviderTables {
  providers: ProvidersTable;
  service_sources: ServiceSourcesTable;
}
