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
  is_shared: boolean;
  created_at: Date;
}

export interface SavedViewTables {
  saved_views: SavedViewsTable;
}
