import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

export interface ProvidersTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  name: string;
  url: string;
  key_sealed: Uint8Array;
  created_at: Date;
  /** In the currency that the provider counts in. */
  balance_micro: ColumnType<bigint | null, undefined, bigint>;
  balance_currency: ColumnType<string | null, undefined, string | null>;
  balance_at: ColumnType<Date | null, undefined, Date>;
  balance_check_at: ColumnType<Date, undefined, Date>;
  balance_failures: Generated<number>;
  low_balance_micro: ColumnType<bigint | null, undefined, bigint | null>;
  short_until: ColumnType<Date | null, undefined, Date | null>;
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
  is_missing: Generated<boolean>;
  updated_at: Date;
}

export type ImportOutcome = 'added' | 'changed' | 'missing' | 'unchanged' | 'refused';

export interface CatalogueImportsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  source: string;
  source_name: string;
  provider_id: bigint | null;
  staff_id: bigint | null;
  choices: Json<unknown>;
  counts: Json<Record<ImportOutcome, number>>;
  additions: Json<unknown>;
  base_revision: bigint;
  created_at: Date;
  applied_at: Date | null;
  applied_by: bigint | null;
}

export interface CatalogueImportRowsTable {
  instance_id: number;
  import_id: bigint;
  position: number;
  outcome: ImportOutcome;
  row_number: number | null;
  source_key: string;
  name: string;
  service_id: number | null;
  changes: Json<unknown>;
  problems: Json<unknown>;
  content: Json<unknown>;
}

export interface CatalogueChangesTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  at: Date;
  staff_id: bigint | null;
  import_id: bigint;
  service_id: number;
  service_name: string;
  outcome: 'added' | 'changed' | 'missing';
  changes: Json<unknown>;
}

export interface ImportTables {
  providers: ProvidersTable;
  service_sources: ServiceSourcesTable;
  catalogue_imports: CatalogueImportsTable;
  catalogue_import_rows: CatalogueImportRowsTable;
  catalogue_changes: CatalogueChangesTable;
}
