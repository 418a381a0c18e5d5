import type { GeneratedAlways } from 'kysely';
import type { SavedList } from './saved-lists.pure.ts';

export interface SavedViewsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  list: SavedList;
  owner_id: bigint;
  name: string;
  q: string;
  sort: string | null;
  columns: string | null;
  is_shared: boolean;
  created_at: Date;
}

/** Which columns of a list somebody sees where an address names none. */
export interface ChosenColumnsTable {
  instance_id: number;
  owner_id: bigint;
  list: SavedList;
  columns: string;
  changed_at: Date;
}

export interface SavedViewTables {
  saved_views: SavedViewsTable;
  chosen_columns: ChosenColumnsTable;
}
