import type { GeneratedAlways } from 'kysely';
import type { Json } from '#core/platform/db/json-column.ts';

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
  /** Null where somebody changed it by hand. */
  import_id: bigint | null;
  service_id: number;
  service_name: string;
  outcome: 'added' | 'changed' | 'missing';
  changes: Json<unknown>;
}

export interface ImportTables {
  catalogue_imports: CatalogueImportsTable;
  catalogue_import_rows: CatalogueImportRowsTable;
  catalogue_changes: CatalogueChangesTable;
}
