import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

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

export interface JobTables {
  job_schedules: JobSchedulesTable;
  jobs: JobsTable;
}
