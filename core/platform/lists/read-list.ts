import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { ListMeta } from './list.contract.ts';
import { writeListPlace, type ListPlace } from './list-sort.pure.ts';

/** Filters without an index look through so many rows; a cursor goes on behind them. */
export const WINDOW = 10_000;

/** Beyond so many, a list says that there are more: counting them would take longer than reading. */
export const COUNTED = 1_000;

type Sql = RawBuilder<unknown>;

/** A list as SQL; its rows are called `r` outside, and what they are read from is up to the list. */
export interface ListSource {
  columns: Sql;
  from: Sql;
  /** Conditions that an index serves, in the order of the sort. */
  near: readonly Sql[];
  /** Conditions that are looked at row by row, of `r`. */
  far: readonly Sql[];
  /** The id of a row, and what it is sorted by where that is something else. */
  id: Sql;
  value?: Sql;
  /** The sort value of a cursor, as SQL. */
  at?: (value: string) => Sql;
  direction: 'asc' | 'desc';
  after: ListPlace | undefined;
}

/** What every row of a list has: its id and, as text, what it is sorted by. */
export interface ListRow {
  list_id: bigint;
  list_value: string;
}

export interface ListPage<Row> {
  rows: Row[];
  next: ListPlace | undefined;
  /** Nothing was left out between the last row and the next page. */
  isWhole: boolean;
}

/** A page of a list; its cost does not grow with the list. */
export async function readListPage<Row extends ListRow>(
  trx: Trx,
  source: ListSource,
  most: number,
): Promise<ListPage<Row>> {
  const reach = source.far.length === 0 ? most + 1 : WINDOW;
  const { rows: found } = await sql<Row>`
    select * from (${windowOf(source, reach)}) r
    where ${sql.join([sql`true`, ...source.far], sql` and `)}
    limit ${most + 1}`.execute(trx);
  const rows = found.slice(0, most);
  const isMore = found.length > most;
  const last = isMore ? rows.at(-1) : await windowEnd(trx, source);
  const next = last && { id: last.list_id, value: last.list_value };
  return { rows, next, isWhole: isMore || next === undefined };
}

export type Counted = Pick<ListMeta, 'matches' | 'is_counted'>;

/** How many match, up to so many; what is filtered row by row is sought in the first window. */
export async function countList(trx: Trx, source: ListSource): Promise<Counted> {
  const list = { ...source, after: undefined };
  const isNear = list.far.length === 0;
  const found = await countRows(
    trx,
    sql`select from (${windowOf(list, isNear ? COUNTED + 1 : WINDOW)}) r
      where ${sql.join([sql`true`, ...list.far], sql` and `)} limit ${COUNTED + 1}`,
  );
  if (found > COUNTED) return { matches: COUNTED, is_counted: false };
  const isAll = isNear || (await countRows(trx, windowOf(list, WINDOW))) < WINDOW;
  return { matches: found, is_counted: isAll };
}

async function countRows(trx: Trx, rows: Sql): Promise<number> {
  const { rows: counted } = await sql<{ count: bigint }>`
    select count(*) from (${rows}) r`.execute(trx);
  return Number(counted[0]?.count ?? 0);
}

/** What a list says beside its rows, but for whether its words mean too many. */
export async function metaOf<Row extends ListRow>(
  trx: Trx,
  source: ListSource,
  { next, isWhole }: ListPage<Row>,
): Promise<Omit<ListMeta, 'is_cut'>> {
  return {
    next: next ? writeListPlace(next) : null,
    is_whole: isWhole,
    ...(await countList(trx, source)),
  };
}

/** The last row that was looked at; undefined at the end of the list. */
async function windowEnd(trx: Trx, source: ListSource): Promise<ListRow | undefined> {
  if (source.far.length === 0) return undefined;
  const { rows } = await sql<ListRow>`
    select list_id, list_value from (${windowOf(source, WINDOW)}) r
    limit 1 offset ${WINDOW - 1}`.execute(trx);
  return rows[0];
}

function windowOf(source: ListSource, reach: number): Sql {
  const { columns, from, near, id, value, direction } = source;
  const way = sql.raw(direction);
  const places = value ? sql`${value} ${way}, ${id} ${way}` : sql`${id} ${way}`;
  const conditions = [...near, ...behind(source)];
  return sql`select ${columns}, ${id} as list_id, ${value ?? id}::text as list_value from ${from}
    where ${sql.join(conditions, sql` and `)} order by ${places} limit ${reach}`;
}

function behind({ id, value, at, direction, after }: ListSource): Sql[] {
  if (!after) return [];
  const than = sql.raw(direction === 'desc' ? '<' : '>');
  return value && at
    ? [sql`(${value}, ${id}) ${than} (${at(after.value)}, ${after.id}::bigint)`]
    : [sql`${id} ${than} ${after.id}::bigint`];
}
