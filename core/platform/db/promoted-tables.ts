import type { ColumnType, Generated } from 'kysely';
import type { Position, PositionMoment } from '#core/ordering/keywords/position-moments.pure.ts';

export interface LinkSnippetsTable {
  instance_id: number;
  url: string;
  title: string | null;
  thumbnail: string | null;
  next_ask_at: Date;
  failures: Generated<number>;
  created_at: Date;
}

export interface SearchPositionsTable {
  instance_id: number;
  order_id: bigint;
  moment: PositionMoment;
  due_at: Date;
  next_try_at: Date | null;
  failures: Generated<number>;
  measured_at: ColumnType<Date | null, null | undefined, Date>;
  /** In the order of the keywords; JSON is read as a value and written as text. */
  positions: ColumnType<Position[] | null, null | undefined, string>;
}

export interface PromotedTables {
  link_snippets: LinkSnippetsTable;
  search_positions: SearchPositionsTable;
}
