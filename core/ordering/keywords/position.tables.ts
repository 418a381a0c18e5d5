import type { ColumnType, Generated } from 'kysely';
import type { Position, PositionMoment } from './position-moments.pure.ts';

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

export interface PositionTables {
  search_positions: SearchPositionsTable;
}
