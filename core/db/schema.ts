import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

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
  hash: string;
  extension: string;
  bytes: Uint8Array;
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
  /** `kept` is the end of a mail where nothing leaves the house. */
  state: Generated<'queued' | 'sent' | 'kept' | 'failed'>;
  attempts: Generated<number>;
  message_id: string | null;
  created_at: Date;
  sent_at: Date | null;
  last_error: string | null;
}

/** The tables, by their names in SQL. Each noun declares its own below and adds a line here. */
export interface Schema {
  schema_migrations: SchemaMigrationsTable;
  instances: InstancesTable;
  instance_hosts: InstanceHostsTable;
  instance_documents: InstanceDocumentsTable;
  instance_assets: InstanceAssetsTable;
  job_schedules: JobSchedulesTable;
  jobs: JobsTable;
  outgoing_mails: OutgoingMailsTable;
}
